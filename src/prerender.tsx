import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { StaticRouter } from './app/router';
import { notFoundInfo, pageTitle, screens, type ScreenInfo } from './app/screens';
import { parseCatalogue } from './catalogue/parse-catalogue';
import { dressWindow, emptyWindow, type ShopWindow } from './catalogue/shop-window';
import { APPEARANCE_KEY } from './layout/appearance';
import { earlyAttributeScript } from './lib/browser-storage';
import { pageDescription } from './page-descriptions';
import { paths } from './lib/paths';

/** A page of the build. */
export interface Page {
  /** The file's name in the build, by which servers find it: `statistics.html` for /statistics. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The HTML of the whole shop at the page's address. */
  readonly html: string;
  /** What the page shows of the catalogue, for the browser to hydrate with; `undefined` where it shows none. */
  readonly shopWindow: ShopWindow | undefined;
}

/** The script in every page's head, which shows the remembered look before the first paint. */
export const headScript = earlyAttributeScript(APPEARANCE_KEY, 'data-appearance');

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
 * @param base the folder that the shop will live under, with a slash at both ends
 */
export async function prerenderPages(entries: readonly unknown[], base: string): Promise<Page[]> {
  const shopWindow = dressWindow(parseCatalogue(entries).products);
  const page = async (screen: ScreenInfo, pathname: string, file: string): Promise<Page> => {
    const isHome = pathname === paths.home;
    return {
      file,
      title: pageTitle(screen),
      description: pageDescription(screen.path),
      html: await renderAt(pathname, base, isHome ? shopWindow : emptyWindow),
      shopWindow: isHome ? shopWindow : undefined,
    };
  };
  const known = screens.map((screen) =>
    page(screen, screen.path, screen.path === paths.home ? 'index.html' : `${screen.path.slice(1)}.html`),
  );
  return Promise.all([...known, page(notFoundInfo, '/404', '404.html')]);
}
