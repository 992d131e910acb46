import { settings } from '@shop/settings';
import { conditionNames } from '../catalog/conditions';
import type { Product } from '../catalog/product';
import { attributeValues } from '../catalog/specification';
import { paths, productPath, searchParams } from '../lib/paths';

const MAX_LISTED = 12;

const decimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: false,
});

const availabilities = {
  in_stock: 'InStock',
  out_of_stock: 'OutOfStock',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
} as const;

const addressOf = (productId: string, site: URL) => new URL(productPath(productId).slice(1), site).href;

function describeOffer({ product_id: productId, price, offer }: Product, site: URL) {
  const { availability = 'in_stock', availability_date: date, condition, prior_price: prior } = offer ?? {};
  return {
    '@type': 'Offer',
    price: decimals.format(price),
    priceCurrency: settings.currency,
    availability: `https://schema.org/${availabilities[availability]}`,
    availabilityStarts: date,
    itemCondition: condition && `https://schema.org/${conditionNames[condition]}Condition`,
    priceSpecification: prior && {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: decimals.format(prior),
      priceCurrency: settings.currency,
    },
    url: HAS_PRODUCT_PAGES ? addressOf(productId, site) : site.href,
  };
}

/** JSON leaves out undefined fields. No rating: it would have to come from customers' reviews, and there are none. */
function describeProduct(product: Product, site: URL) {
  const { brand, sku = product.product_id, gtin, mpn } = product.offer ?? {};
  const isFile = !/^(?:$|data:)/iu.test(product.product_image);
  const maker = brand ?? attributeValues(product).get('Maker');
  return {
    '@type': 'Product',
    name: product.product_title,
    sku,
    gtin,
    mpn,
    category: product.category,
    brand: maker && { '@type': 'Brand', name: maker },
    description: product.description,
    image: isFile ? new URL(product.product_image, site).href : undefined,
    offers: describeOffer(product, site),
  };
}

/** Attributes that schema.org has a property for. */
const PROPERTY = /^(?:color|material|pattern|size)$/iu;

const isProperty = ([name]: readonly [name: string, value: string]) => PROPERTY.test(name);

function describeVariant({ offer }: Product) {
  const values = Object.entries(offer?.variant ?? {});
  const others = values.filter((value) => !isProperty(value));
  const additionalProperty = others.map(([name, value]) => ({ '@type': 'PropertyValue', name, value }));
  return {
    ...Object.fromEntries(values.filter(isProperty).map(([name, value]) => [name.toLowerCase(), value])),
    additionalProperty: others.length > 0 ? additionalProperty : undefined,
  };
}

const attributeName = (name: string) =>
  PROPERTY.test(name) ? `https://schema.org/${name.toLowerCase()}` : name;

/** The JSON-LD of a product's own page. A group's page has all its variants. */
export function productData(product: Product, site: URL): unknown {
  const { variants, item_group_id: productGroupID } = product.offer ?? {};
  const described = (each: Product) => ({
    ...describeProduct(each, site),
    ...describeVariant(each),
    url: addressOf(each.product_id, site),
  });
  const context = { '@context': 'https://schema.org' };
  if (!variants) return { ...context, ...described(product) };
  return {
    ...context,
    '@type': 'ProductGroup',
    productGroupID,
    name: product.product_title,
    description: product.description,
    url: addressOf(product.product_id, site),
    variesBy: [...new Set(variants.flatMap(({ offer }) => Object.keys(offer?.variant ?? {})))].map(
      attributeName,
    ),
    hasVariant: variants.map(described),
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
