import { catalogAddress } from '../lib/paths';
import { showToast } from '../ui/toasts/toasts';
import { PICTURE, TRUSTED_TYPES_POLICY, workerFile, workerMessages } from './constants';

declare global {
  /** Missing from TypeScript's library. Declared with strings, which `register` accepts. */
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL: (text: string) => string };
    };
  }
}

const HOUR_MS = 3_600_000;

/** Created once: the Content-Security-Policy allows one Trusted Types policy, and it allows only this address. */
function trustedScript(address: string): string {
  const policy = globalThis.window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Activates the waiting version, unless another tab has done so, and reloads the page. */
function reloadWith({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: workerMessages.takeOver });
}

/** Offers a new version once it is installed. It stays inactive until it is accepted or every tab is closed. */
function offerNewVersions(registration: ServiceWorkerRegistration): void {
  let isOffered = false;
  const offer = () => {
    if (isOffered || !registration.waiting) return;
    isOffered = true;
    const run = () => reloadWith(registration);
    showToast('A new version is ready', { action: { label: 'Reload', run, untilAnswered: true } });
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', offer);
  });
  offer();
}

/** Browsers check for a new version when a page is opened, but a tab may stay open for days. */
function updateWhenShown(registration: ServiceWorkerRegistration): void {
  let updatedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - updatedAt < HOUR_MS) return;
    updatedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Asks the service worker to cache pictures and catalog that the page loaded without it. */
function cacheLoadedFiles(registration: ServiceWorkerRegistration): void {
  const observer = new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => PICTURE.test(new URL(name).pathname) || name.endsWith(`/${catalogAddress}`));
    if (urlsToCache.length > 0)
      registration.active?.postMessage({ type: workerMessages.cacheUrls, payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The page that installs the service worker is not controlled by it, so it prefetches every screen itself. */
export async function registerWorker(base: string, prefetchScreens: () => Promise<void>): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  try {
    const registration = await serviceWorker.register(trustedScript(base + workerFile), { scope: base });
    // On a page without a service worker, the waiting version is not a new one.
    if (isControlled) offerNewVersions(registration);
    updateWhenShown(registration);
    await serviceWorker.ready;
    if (isControlled) return;
    cacheLoadedFiles(registration);
    await prefetchScreens();
  } catch {
    // Browsers may refuse, for example in a private window.
    return;
  }
}
