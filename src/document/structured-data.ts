import { settings } from '@shop/settings';
import { conditionNames } from '../catalog/conditions';
import type { Product } from '../catalog/product';
import { attributeValues } from '../catalog/specification';
import { paths, searchParams } from '../lib/paths';

const MAX_LISTED = 12;

const decimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: false,
});

/** No rating: it would have to come from customers' reviews, and there are none. */
const availabilities = {
  in_stock: 'InStock',
  out_of_stock: 'OutOfStock',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
} as const;

function describeOffer({ price, offer }: Product, site: URL) {
  const { availability = 'in_stock', availability_date: date, condition, prior_price: prior } = offer ?? {};
  return {
    '@type': 'Offer',
    price: decimals.format(price),
    priceCurrency: settings.currency,
    availability: `https://schema.org/${availabilities[availability]}`,
    ...(date !== undefined && { availabilityStarts: date }),
    ...(condition !== undefined && {
      itemCondition: `https://schema.org/${conditionNames[condition]}Condition`,
    }),
    ...(prior !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: decimals.format(prior),
        priceCurrency: settings.currency,
      },
    }),
    url: site.href,
  };
}

function describeProduct(product: Product, site: URL) {
  const { brand, sku = product.product_id, gtin, mpn } = product.offer ?? {};
  const maker = brand ?? attributeValues(product).get('Maker');
  return {
    '@type': 'Product',
    name: product.product_title,
    sku,
    ...(gtin !== undefined && { gtin }),
    ...(mpn !== undefined && { mpn }),
    category: product.category,
    ...(maker === undefined ? {} : { brand: { '@type': 'Brand', name: maker } }),
    description: product.description,
    ...(/^(?:$|data:)/iu.test(product.product_image)
      ? {}
      : { image: new URL(product.product_image, site).href }),
    offers: describeOffer(product, site),
  };
}

/** Home's JSON-LD. `site` is the shop's whole address, with a slash at its end. */
export function structuredData(products: readonly Product[], site: URL): unknown {
  const search = `${new URL(paths.home.slice(1), site).href}?${searchParams.text}={search_term_string}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${site.href}#shop`,
        name: settings.name,
        slogan: settings.tagline,
        url: site.href,
        logo: new URL('icons/icon-512.png', site).href,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: settings.email,
          telephone: settings.phoneDials ?? settings.phone,
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${site.href}#site`,
        name: settings.name,
        url: site.href,
        inLanguage: settings.language,
        publisher: { '@id': `${site.href}#shop` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: search },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'ItemList',
        name: settings.home.productsHeading,
        numberOfItems: products.length,
        itemListElement: products.slice(0, MAX_LISTED).map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: describeProduct(product, site),
        })),
      },
    ],
  };
}
