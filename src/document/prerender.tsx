import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app/app';
import { notFound, pageTitle, routes, type Route } from '../app/routes';
import { createInitialData, noInitialData, type InitialData } from '../catalogue/initial-data';
import { parseCatalogue } from '../catalogue/load-catalogue';
import { paths } from '../lib/paths';
import { StaticRouter } from '../router/router';
import { structuredData } from './structured-data';

export { headScript } from './head-script';

/** A page of the build. */
export interface Page {
  /** The file's name, by which servers find it: `statistics.html` for /statistics. */
  file: string;
  /** The module of the page's screen, in the bundler's manifest. */
  module: string;
  title: string;
  description: string;
  /** The page's address in the shop; `undefined` for the page that answers for every other. */
  path: string | undefined;
  inSitemap: boolean;
  html: string;
  /** What the page shows of the catalogue, for hydration; `undefined` where it shows none. */
  initialData: InitialData | undefined;
  /** JSON-LD for search engines. */
  structuredData: unknown;
}

async function renderAt(pathname: string, base: string, initialData: InitialData): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter base={base} pathname={pathname}>
        <App initialData={initialData} />
      </StaticRouter>
    </StrictMode>,
    // A long screen would be completed by an inline script, which the security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/**
 * Every page of the shop as static HTML, with 404.html.
 * @param entries the parsed Data.json
 * @param site the shop's whole address, with a slash at its end
 */
export async function prerenderPages(entries: readonly unknown[], site: URL): Promise<Page[]> {
  const { products } = await parseCatalogue(entries);
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
