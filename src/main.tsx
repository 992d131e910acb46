import './styles/base.css';
import './styles/tokens.css';
import '@shop/theme.css';
import './styles/print.css';
import { typeface } from '@shop/typeface';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { tolerateMovedNodes } from './app/moved-nodes';
import { pageAt, routeAt, routes } from './app/routes';
import { selectProduct } from './app/select-product';
import { parseInitialData } from './catalog/initial-data';
import { ignoreHeldKeys } from './focus/keys';
import { onFirstInteraction, whenIdle } from './loading/idle';
import { noteFailedStyles } from './lib/failed-styles';
import { cleanPathname, paths } from './lib/paths';
import { ignoreChunkError, reloadForStaleChunks } from './loading/stale-chunks';
import { withoutBase } from './router/location';
import { BrowserRouter, readResolved } from './router/router';
import { startStores } from './store/start-stores';
import { settle } from './ui/picture';

const base = import.meta.env.BASE_URL;
const OFFLINE_TIMEOUT_MS = 10_000;

/** Servers may serve a page at other addresses too, such as /about-us.html. */
function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const clean = cleanPathname(pathname, base);
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash);
}

const presentPath = () => withoutBase(location.pathname, base);
const presentRoute = () => routeAt(presentPath());

function prefetch(pathname: string): void {
  routeAt(pathname)
    .prefetch()
    .catch(() => undefined);
}

async function prefetchAll(): Promise<void> {
  for (const route of Object.values(routes)) await route.prefetch();
}

/** Loads the current screen's code; false if that fails. */
async function loadScreen(): Promise<boolean> {
  for (;;) {
    const route = presentRoute();
    const isLoaded = await route.prefetch().then(
      () => true,
      () => false,
    );
    // Back or Forward may have been pressed since.
    if (route === presentRoute()) return isLoaded;
  }
}

/** A face in the style sheet would delay the first paint (docs/decisions/0010-first-load.md). */
async function loadTypeface(): Promise<void> {
  if (!typeface) return;
  const { file, weight } = typeface;
  const face = new FontFace('Shop Typeface', `url(${file})`, { weight });
  await face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

function registerWorker(): void {
  import('./pwa/register-worker').then(
    (module) => module.registerWorker(base, prefetchAll),
    ignoreChunkError,
  );
}

/** After the first load is complete (docs/decisions/0009-offline.md). */
function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  whenLoaded(() => onFirstInteraction(registerWorker, OFFLINE_TIMEOUT_MS));
}

/** Browsers skip a view transition when, say, the window is resized: not an error of the shop. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException)) reportError(error);
}

async function start(): Promise<void> {
  tolerateMovedNodes();
  ignoreHeldKeys();
  cleanAddress();
  reloadForStaleChunks();
  noteFailedStyles();
  startStores((problem) => {
    import('./app/storage-notice').then((module) => module.tell(problem), ignoreChunkError);
  });
  void loadTypeface();
  // Touch has no hover, and most shoppers open a product next.
  onFirstInteraction(() => prefetch(paths.details));
  // In development, cached code would be stale.
  if (import.meta.env.PROD) startOffline();
  whenLoaded(() => whenIdle(settle));

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const [isLoaded, initialData] = await Promise.all([
    loadScreen(),
    parseInitialData(document.getElementById('initial-data')?.textContent ?? ''),
  ]);
  const app = (
    <StrictMode>
      <BrowserRouter
        base={base}
        prefetch={prefetch}
        resolve={selectProduct}
        initial={readResolved(base, selectProduct)}
      >
        <App initialData={initialData} />
      </BrowserRouter>
    </StrictMode>
  );
  // A screen cannot hydrate without its code, nor in another screen's page, which servers may send for an unknown
  // address.
  const isItsPage = root.dataset['page'] === pageAt(presentPath());
  const options = { onRecoverableError };
  if (isLoaded && isItsPage) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

void start();
