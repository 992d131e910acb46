import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { storedTexts, type EarlierVisit } from '../../e2e/support/stored';
import { noInitialData } from '../catalog/initial-data';
import { fillJsdomGaps } from './jsdom-gaps';

type Answer = () => Response | Promise<Response>;

interface Visit extends EarlierVisit {
  /** The entries of Data.json, or the answer to each request. */
  sells?: readonly unknown[] | Answer;
}

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });

/** Loads the present address anew: all code starts again, while storage and history stay. */
export async function reload(): Promise<void> {
  cleanup();
  vi.resetModules();
  const [app, routes, { selectProduct }, { BrowserRouter, readResolved }, { startStores }, notice] =
    await Promise.all([
      import('../app/app'),
      import('../app/routes'),
      import('../app/select-product'),
      import('../router/router'),
      import('../store/start-stores'),
      import('../app/storage-notice'),
    ]);
  startStores(notice.tell);
  await routes.routeAt(location.pathname).prefetch();
  render(
    <BrowserRouter
      base="/"
      prefetch={() => undefined}
      resolve={selectProduct}
      initial={readResolved('/', selectProduct)}
    >
      <app.App initialData={noInitialData} />
    </BrowserRouter>,
  );
}

/** Follows a link from elsewhere. */
export async function goToPage(to: string): Promise<void> {
  history.pushState(null, '', to);
  await reload();
}

/** Opens the whole shop at an address after an earlier visit, as main.tsx does, without sizes, places and styles. */
export async function openShop(at: string, { sells = [], ...visit }: Visit = {}): Promise<void> {
  fillJsdomGaps();
  // Without styles there is little to hide, and looking for it takes most of a query's time.
  configure({ defaultHidden: true });
  onTestFinished(async () => {
    configure({ defaultHidden: false });
    // Code that still arrives would be in the next file's modules, without its mocks.
    await vi.dynamicImportSettled();
    vi.resetModules();
  });
  vi.stubGlobal('fetch', async () => (typeof sells === 'function' ? sells() : Response.json(sells)));
  for (const [key, text] of storedTexts(visit)) localStorage.setItem(key, text);
  await goToPage(at);
}

/** An answer that comes when a test gives it. */
export function heldAnswer() {
  let release: ((response: Response) => void) | undefined;
  const answer = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return {
    sells: async () => answer,
    give: (entries: readonly unknown[]) => release?.(Response.json(entries)),
  };
}

export const address = (): string => location.pathname + location.search + location.hash;

/** Asserts of a value that changes soon: `await eventually(rowTitles).toEqual([])`. */
export const eventually = <Value,>(read: () => Value, message?: string) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- whoever calls it awaits it
  expect.poll(read, { interval: 10, timeout: 15_000, ...(message !== undefined && { message }) });

interface Which {
  /** The button's description: the title of its product. */
  of?: string | RegExp;
  in?: HTMLElement;
}

export const buttons = (name: string | RegExp, { of, in: place = document.body }: Which = {}) =>
  within(place).queryAllByRole('button', { name, ...(of !== undefined && { description: of }) });

/** The only such button, once it is there. */
export async function findButton(name: string | RegExp, which?: Which): Promise<HTMLElement> {
  await eventually(() => buttons(name, which)).toHaveLength(1);
  const [found] = buttons(name, which);
  if (!found) throw new Error('The button is gone.');
  return found;
}

export async function press(name: string | RegExp, which?: Which): Promise<void> {
  await user.click(await findButton(name, which));
}

/** @param keys as in user-event: `{Enter}`, `{Control>}z{/Control}` */
export async function pressKey(keys: string, at?: HTMLElement): Promise<void> {
  at?.focus();
  await user.keyboard(keys);
}

export async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

export const choose = async (select: HTMLElement, option: string): Promise<void> =>
  user.selectOptions(select, option);

export async function follow(name: string | RegExp, place = document.body): Promise<void> {
  await user.click(await within(place).findByRole('link', { name }));
}

async function traverse(steps: number): Promise<void> {
  const popped = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  history.go(steps);
  await popped;
}

export const goBack = async (): Promise<void> => traverse(-1);
export const goForward = async (): Promise<void> => traverse(1);

/** Closes a dialog as a browser does on Escape. */
export async function pressEscape(): Promise<void> {
  (await dialog(/./u)).dispatchEvent(new Event('cancel', { cancelable: true }));
}

export const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** The text of what has focus. */
export const focused = (): string | undefined => document.activeElement?.textContent;

/** The screen's heading. */
export const title = () => texts(screen.queryAllByRole('heading', { level: 1 }))[0];

/** The gadgets on Home, by their titles. */
export const cardTitles = () =>
  screen
    .queryAllByRole('list', { name: 'Gadgets' })
    .flatMap((list) => texts(within(list).queryAllByRole('heading')));

/** Opens a gadget's details from its card on Home. */
export async function openDetails(of: string): Promise<void> {
  await press('View Details', { of });
  await eventually(title).toBe(of);
}

/** The rows of the cart or the wishlist. */
export const rows = () =>
  screen
    .queryAllByRole('list', { name: /Items$/u })
    .flatMap((list) => within(list).queryAllByRole('listitem'));

export function row(place: number): HTMLElement {
  const found = rows()[place];
  if (!found) throw new Error(`There is no row ${place}.`);
  return found;
}

export const rowTitles = () => texts(rows().flatMap((each) => within(each).getAllByRole('heading')));

const header = () => screen.getByRole('banner');

type ListName = 'Cart' | 'Wishlist';

/** The number in the header. */
export const count = (list: ListName) =>
  within(header()).getByRole('link', { name: new RegExp(`^${list}`, 'u') }).textContent;

export const openList = async (list: ListName): Promise<void> =>
  follow(new RegExp(`^${list}`, 'u'), header());

export const goTo = async (screenName: string): Promise<void> =>
  follow(screenName, screen.getByRole('navigation', { name: 'Main' }));

/** Does with the whole list what More offers. */
export async function doWithAll(what: string): Promise<void> {
  await press('More');
  await press(what);
}

const notifications = () => screen.queryAllByRole('region', { name: /^Notifications/u });

/** Toasts by their text, those that fade out among them. */
export const toasts = (text: string | RegExp) =>
  notifications().flatMap((region) => within(region).queryAllByRole('group', { name: text }));

export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  await eventually(() => toasts(text).length).toBeGreaterThan(0);
  return toasts(text).at(-1) ?? document.body;
}

export async function undo(text: string): Promise<void> {
  await press('Undo', { in: await findToast(text) });
  await eventually(() => screen.queryAllByText(/^Undone/u)).toHaveLength(1);
}

/** A dialog once it is open: a browser shows it no earlier, but jsdom does. */
export async function dialog(name: string | RegExp): Promise<HTMLElement> {
  const found = await screen.findByRole<HTMLDialogElement>('dialog', { name });
  await eventually(() => found.open).toBe(true);
  return found;
}

export const dialogs = () => screen.queryAllByRole('dialog');
