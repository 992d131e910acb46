import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { StaticRouter } from './app/router';
import { notFoundInfo, pageTitle, screens, type ScreenInfo } from './app/screens';
import { parseCatalogue } from './catalogue/parse-catalogue';
import { dressWindow, emptyWindow, type ShopWindow } from './catalogue/shop-window';
import { APPEARANCE_KEY } from './layout/appearance';
import { earlyAttributeScript } from './lib/browser-storage';
import { earlyTapScript } from './lib/early-taps';
import { pageDescription } from './page-descriptions';
import { paths } from './lib/paths';
import { structuredData } from './structured-data';

/** A page of the build. */
export interface Page {
  /** The file's name in the build, by which servers find it: `statistics.html` for /statistics. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The page's address within the shop; `undefined` for the page that answers for every other. */
  readonly path: string | undefined;
  /** The HTML of the whole shop at the page's address. */
  readonly html: string;
  /** What the page shows of the catalogue, for the browser to hydrate with; `undefined` where it shows none. */
  readonly shopWindow: ShopWindow | undefined;
  /** What the page says to search engines as JSON-LD; `undefined` where it says nothing. */
  readonly structuredData: unknown;
}

/** The script in every page's head: shows the remembered look before the first paint, and keeps early taps. */
export const headScript = earlyAttributeScript(APPEARANCE_KEY, 'data-appearance') + earlyTapScript;

async function renderAt(pathname: string, base: string, shopWindow: ShopWindow): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter base={base} pathname={pathname}>
        <App shopWindow={shopWindow} />
      </StaticRouter>
    </StrictMode>,
    // Otherwise a long screen is put in place by an inline script, which the security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/**
 * Every page of the shop as static HTML, 404.html among them.
 * @param entries the parsed Data.json
 * @param site the shop's whole address, with a slash at its end; its path is the folder that the shop lives under
 */
export async function prerenderPages(entries: readonly unknown[], site: URL): Promise<Page[]> {
  const { products } = await parseCatalogue(entries);
  const shopWindow = dressWindow(products);
  const known = new Set(screens.map(({ path }) => path));
  const page = async (screen: ScreenInfo, pathname: string, file: string): Promise<Page> => {
    const isHome = pathname === paths.home;
    return {
      file,
      title: pageTitle(screen),
      description: pageDescription(screen.path),
      path: known.has(pathname) ? pathname : undefined,
      html: await renderAt(pathname, site.pathname, isHome ? shopWindow : emptyWindow),
      shopWindow: isHome ? shopWindow : undefined,
      structuredData: isHome ? structuredData(products, site) : undefined,
    };
  };
  const pages = screens.map((screen) =>
    page(screen, screen.path, screen.path === paths.home ? 'index.html' : `${screen.path.slice(1)}.html`),
  );
  return Promise.all([...pages, page(notFoundInfo, '/404', '404.html')]);
}
