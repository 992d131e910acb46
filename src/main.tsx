import './styles/base.css';
import './styles/tokens.css';
import './styles/print.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { startOffline } from './app/offline';
import { BrowserRouter } from './app/router';
import { pageTitle, screenAt } from './app/screens';
import { watchForMissingCode } from './app/stale-build';
import { warmScreens } from './app/warm-screens';
import { parseProduct } from './catalogue/product';
import { parseWindow } from './catalogue/shop-window';
import { startAppearance } from './layout/appearance';
import { bringTypeface } from './layout/typeface';
import { comparison } from './shop/comparison';
import { keepShop } from './shop/keep';
import { startErrorRing } from './lib/error-ring';
import { ignoreHeldKeys } from './lib/ignore-held-keys';
import { readLocation, withoutBase } from './lib/location';
import { cleanPathname } from './lib/paths';
import { shop } from './shop/store';
import { viewed } from './shop/viewed';
import { showToast } from './ui/toasts/toasts';

const base = import.meta.env.BASE_URL;

/** A server that answers at other addresses than a page's own sends the page all the same, and it is to be that page. */
function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const clean = cleanPathname(pathname, base);
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash);
}

async function start(): Promise<void> {
  startErrorRing();
  ignoreHeldKeys();
  cleanAddress();
  watchForMissingCode();
  keepShop(shop, {
    parseProduct,
    onTrouble: (trouble) =>
      void showToast(
        trouble === 'full'
          ? 'This device’s storage is full: your cart and wishlist last only until you leave.'
          : 'This browser keeps nothing for us: your cart and wishlist last only until you leave.',
        { isWarning: true },
      ),
  });
  viewed.keep();
  comparison.keep();
  startAppearance();
  void bringTypeface();
  warmScreens(base);
  // While one works on the shop, yesterday's code from a cache is the last thing that is wanted.
  if (import.meta.env.PROD) startOffline(base);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const shopWindow = parseWindow(document.getElementById('shop-window')?.textContent ?? '');
  const findScreen = () => screenAt(withoutBase(location.pathname, base));
  let screen, hasCode;
  do {
    screen = findScreen();
    hasCode = await screen.warm().then(
      () => true,
      () => false,
    );
    // Back or Forward may have been pressed meanwhile.
  } while (screen !== findScreen());
  const app = (
    <StrictMode>
      <BrowserRouter base={base} initial={readLocation(base)}>
        <App shopWindow={shopWindow} />
      </BrowserRouter>
    </StrictMode>
  );
  // A screen whose code does not arrive is the error boundary's to show: in place of what is there, for nothing can
  // take that over. Nor can a screen take over another's page, which a server may send for an address it does not know.
  if (hasCode && document.title === pageTitle(screen)) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
