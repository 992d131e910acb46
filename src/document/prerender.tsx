import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app/app';
import { earlyTapScript } from '../app/early-taps';
import { notFound, pageTitle, routes, type Path, type Route } from '../app/routes';
import { createInitialData, noInitialData, type InitialData } from '../catalog/initial-data';
import { parseCatalog } from '../catalog/load-catalog';
import type { Product } from '../catalog/product';
import { decodePart, paths, productPath, searchParams } from '../lib/paths';
import type { HistoryState } from '../router/location';
import { StaticRouter } from '../router/router';
import { appearanceScript } from '../store/preferences';
import { aboutNotFound, aboutPages } from './about-pages';
import { productData, structuredData } from './structured-data';

const refining = ['category', 'text', 'sort', 'price', 'facet', 'range'] as const;

/** Hides what is prerendered where the address asks for something else: `screens/home/use-results.ts`. */
const queryScript = `if(/[?&](${refining.map((name) => searchParams[name]).join('|')})=/.test(location.search))document.documentElement.dataset.query="unread";`;

export const headScript = appearanceScript() + queryScript + earlyTapScript();

export interface Page {
  /** `statistics.html` for /statistics. */
  file: string;
  module: string;
  title: string;
  description: string;
  /** `undefined` for the not-found page. */
  path: string | undefined;
  inSitemap: boolean;
  html: string;
  /** For hydration, as `parseInitialData` takes it; `undefined` where the page shows no products. */
  initialData: unknown;
  structuredData: unknown;
  /** A product's, on its own page. */
  product?: Product;
}

interface Rendered {
  pathname: string;
  base: string;
  initialData?: InitialData;
  state?: HistoryState;
}

async function render({ initialData = noInitialData, ...location }: Rendered): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter {...location}>
        <App initialData={initialData} />
      </StaticRouter>
    </StrictMode>,
    // Otherwise React adds an inline script to long screens, which the Content-Security-Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** `site` is the shop's whole address, with a slash at its end. */
export async function prerenderPages(entries: readonly unknown[], site: URL): Promise<Page[]> {
  const { products } = await parseCatalog(entries);
  const base = site.pathname;
  const page = async (route: Route, path: Path | undefined, name: string): Promise<Page> => {
    const isHome = path === paths.home;
    const initialData = isHome ? createInitialData(products) : undefined;
    return {
      file: isHome ? 'index.html' : `${path === undefined ? '404' : name}.html`,
      module: `src/screens/${name}/${name}.tsx`,
      title: pageTitle(route.title),
      ...(path === undefined ? aboutNotFound : aboutPages[path]),
      path,
      html: await render({ pathname: path ?? '/404', base, ...(initialData && { initialData }) }),
      initialData,
      structuredData: isHome ? structuredData(products, site) : undefined,
    };
  };
  const pages = Object.values(paths).map((path) => page(routes[path], path, path.slice(1) || 'home'));
  return Promise.all([...pages, page(notFound, undefined, 'not-found')]);
}

/** As in Data.json, without what each visitor's browser works out anew. */
function entryOf(product: Product): unknown {
  const { offer, ...entry } = product;
  const { variants: _, stock: __, unitPrice: ___, conditionLabel: ____, ...fields } = offer ?? {};
  return { ...entry, ...fields };
}

const MAX_DESCRIPTION = 160;

/** Cut off after a word: search engines show no more. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION).replace(/[\p{P}\s]*\s\S*$/u, '')}…`;
}

async function productPage(product: Product, site: URL): Promise<Page> {
  const { product_id: productId, product_title: title, description, offer } = product;
  const path = productPath(productId);
  const products = offer?.variants ?? [product];
  return {
    file: `${decodePart(path.slice(1)) ?? ''}.html`,
    module: 'src/screens/details/details.tsx',
    title: pageTitle(title),
    description: shortened(description) || aboutPages[paths.details].description,
    path,
    inSitemap: true,
    html: await render({
      pathname: path,
      base: site.pathname,
      state: { productId },
      initialData: { ...noInitialData, products },
    }),
    initialData: { ...noInitialData, entries: products.map(entryOf) },
    structuredData: productData(product, site),
    product,
  };
}

/** The products' own pages, one at a time, so that memory does not grow with their number. */
export async function* prerenderProducts(entries: readonly unknown[], site: URL): AsyncGenerator<Page> {
  if (!HAS_PRODUCT_PAGES) return;
  const { products } = await parseCatalog(entries);
  for (const product of products) yield await productPage(product, site);
}
