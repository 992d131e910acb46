import { catalogueAddress } from '../lib/paths';
import { trustedScript } from './trusted-script';
import { workerFile, workerMessages } from './messages';
import { showToast } from '../ui/toasts/toasts';

/** How long a tab that is looked at again may have gone without asking for a new version, in milliseconds. */
const HOUR = 3_600_000;

/** Puts the waiting version in place of the running one, and the page with it. Another tab may have done so before. */
function reloadWith({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: workerMessages.takeOver });
}

/** Offers a new version once it is there whole. Until it is taken, or every tab is closed, nothing changes. */
function offerNewVersions(registration: ServiceWorkerRegistration): void {
  let isOffered = false;
  const offer = () => {
    if (isOffered || !registration.waiting) return;
    isOffered = true;
    const run = () => reloadWith(registration);
    void showToast('A new version is ready', { action: { label: 'Reload', run, untilAnswered: true } });
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', offer);
  });
  offer();
}

/** Browsers look for a new version when a page is opened; a tab that stays open for days asks when it is shown again. */
function askWhenShown(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Hands over the pictures and the catalogue that the page loads without the service worker, so far and from now on. */
function handOver(registration: ServiceWorkerRegistration): void {
  const observer = new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType, name }) => initiatorType === 'img' || name.endsWith(`/${catalogueAddress}`))
      .map(({ name }) => name);
    if (urlsToCache.length > 0)
      registration.active?.postMessage({ type: workerMessages.keep, payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Registers the service worker and offers new versions. The page that installs it goes on as it was, with its
 * network: it hands over what it loads, and fetches every screen's code for when the network goes.
 * A browser that refuses (storage forbidden, a private window) has a shop that needs its network.
 * @param base the folder that the shop lives under, with a slash at both ends
 * @param prefetchScreens loads the code of every screen
 */
export async function keepOffline(base: string, prefetchScreens: () => Promise<void>): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  try {
    const registration = await serviceWorker.register(trustedScript(base + workerFile), { scope: base });
    // A page that no version controls has nothing that a newer one could replace.
    if (isControlled) offerNewVersions(registration);
    askWhenShown(registration);
    await serviceWorker.ready;
    if (isControlled) return;
    handOver(registration);
    await prefetchScreens();
  } catch {
    return;
  }
}
