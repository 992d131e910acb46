// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn<() => void>();

/** A page of its own: what it knows of a reload under way is gone with the page. */
async function openPage() {
  vi.resetModules();
  return import('./stale-build');
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/statistics-1.js');

it('loads the page anew for code that is gone, and once more only for other code', async () => {
  expect((await openPage()).reloadForMissingCode(gone)).toBe(true);
  expect((await openPage()).reloadForMissingCode(gone)).toBe(false);
  expect((await openPage()).reloadForMissingCode(new TypeError('… /assets/statistics-2.js'))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('says that the page is about to go to whoever asks next, without a second reload', async () => {
  const page = await openPage();
  page.reloadForMissingCode(gone);
  expect(page.reloadForMissingCode(new Error('another'))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves the page as it is without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await openPage()).reloadForMissingCode(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page as it is where nothing can be remembered, for it might never end', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect((await openPage()).reloadForMissingCode(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('starts afresh from what it cannot read', async () => {
  sessionStorage.setItem('ultraviolet-reloaded-for', '{"not":"a list"');
  expect((await openPage()).reloadForMissingCode(gone)).toBe(true);
});
