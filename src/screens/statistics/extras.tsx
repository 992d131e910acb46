import { Button } from '../../ui/button';
import { Message } from '../../ui/message';

/** One file to load once the chart is painted. */
export { EmptyShop } from '../../features/browse/empty-shop';
export { PriceSpread } from '../../features/insights/price-spread';
export { ProductPicks } from '../../features/insights/product-picks';
export { StatisticsFilter } from '../../features/insights/statistics-filter';

export function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Message
      Heading="h2"
      title="No gadget matches"
      text="Nothing in this category is in that price range. Try a wider range, or another category."
    >
      <Button variant="primary" onClick={onShowAll}>
        Show all gadgets
      </Button>
    </Message>
  );
}
