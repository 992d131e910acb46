import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app/app';
import { earlyTapScript } from '../app/early-taps';
import { notFound, pageTitle, routes, type Route } from '../app/routes';
import { createInitialData, noInitialData, type InitialData } from '../catalog/initial-data';
import { parseCatalog } from '../catalog/load-catalog';
import { paths, searchParams } from '../lib/paths';
import { StaticRouter } from '../router/router';
import { appearanceScript } from '../store/preferences';
import { structuredData } from './structured-data';

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
  /** For hydration; `undefined` where the page shows no products. */
  initialData: InitialData | undefined;
  structuredData: unknown;
}

async function renderAt(pathname: string, base: string, initialData: InitialData): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter base={base} pathname={pathname}>
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
  const page = async (route: Route, path: string | undefined, name: string): Promise<Page> => {
    const isHome = path === paths.home;
    const initialData = isHome ? createInitialData(products) : undefined;
    return {
      file: isHome ? 'index.html' : `${path === undefined ? '404' : name}.html`,
      module: `src/screens/${name}/${name}.tsx`,
      title: pageTitle(route),
      description: route.description,
      path,
      inSitemap: route.inSitemap,
      html: await renderAt(path ?? '/404', site.pathname, initialData ?? noInitialData),
      initialData,
      structuredData: isHome ? structuredData(products, site) : undefined,
    };
  };
  const pages = Object.entries(routes).map(([path, route]) => page(route, path, path.slice(1) || 'home'));
  return Promise.all([...pages, page(notFound, undefined, 'not-found')]);
}
