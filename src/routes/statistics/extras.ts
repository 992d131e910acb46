/** What Statistics shows around its chart: one file, which is loaded once the chart is there. */
export { PriceSpread } from '../../features/price-spread/price-spread';
export { ProductPicks } from '../../features/product-picks/product-picks';
export { EmptyShop } from '../../features/empty-shop/empty-shop';
export { NoMatch } from './no-match';
export { StatisticsFilter } from '../../features/statistics-filter/statistics-filter';
