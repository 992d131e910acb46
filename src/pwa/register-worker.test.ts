// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../ui/toasts/toasts';
import { registerWorker } from './register-worker';

vi.mock(import('../ui/toasts/toasts'), async (original) => ({ ...(await original()), showToast: vi.fn() }));

const HOUR_MS = 3_600_000;

function setVisibility(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('checks for a new version when a tab is shown that has not checked for an hour', async () => {
  const update = vi.fn(async () => undefined);
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: {},
      register: async () => registration,
      ready: Promise.resolve({ active: null }),
    },
  });
  await registerWorker('/', async () => undefined);
  for (const [minutes, visibility, checks] of [
    [59, 'visible', 0],
    [1, 'hidden', 0],
    [0, 'visible', 1],
    [30, 'visible', 1],
    [30, 'visible', 2],
  ] as const) {
    vi.advanceTimersByTime((minutes / 60) * HOUR_MS);
    setVisibility(visibility);
    expect(update, `${minutes} minutes later, ${visibility}`).toHaveBeenCalledTimes(checks);
  }
});

it('offers a waiting version only on a page that was controlled', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
    },
  );
  const registration = Object.assign(new EventTarget(), { waiting: {}, installing: null });
  for (const [controller, offers] of [
    [null, 0],
    [{}, 1],
  ] as const) {
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller, register: async () => registration, ready: Promise.resolve({ active: null }) },
    });
    await registerWorker('/', async () => undefined);
    expect(showToast).toHaveBeenCalledTimes(offers);
  }
  vi.unstubAllGlobals();
});
