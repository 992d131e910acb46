// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** So many lazy pictures in the page, and what the loading of pictures exports. */
async function withPictures(count: number) {
  const module = await import('./idle-work');
  const images = Array.from({ length: count }, (_, index) => {
    const image = document.createElement('img');
    image.src = `picture-${index}.png`;
    image.loading = 'lazy';
    document.body.append(image);
    return image;
  });
  return { ...module, images, loading: () => images.map((image) => image.loading !== 'lazy') };
}

const settle = async () => vi.advanceTimersByTimeAsync(3_000);
const asked = (count: number, of: number) => Array.from({ length: of }, (_, index) => index < count);

it('loads three pictures at a time, and the next where one has come or failed', async () => {
  const { loadWhenIdle, startIdleWork, images, loading } = await withPictures(6);
  for (const image of images) loadWhenIdle(image);
  await settle();
  expect(loading()).toEqual(asked(0, 6));
  startIdleWork();
  await settle();
  expect(loading()).toEqual(asked(3, 6));
  images[0]?.dispatchEvent(new Event('error'));
  images[2]?.dispatchEvent(new Event('load'));
  await settle();
  expect(loading()).toEqual(asked(5, 6));
});

it('goes on without pictures that neither come nor fail', async () => {
  const { loadWhenIdle, startIdleWork, images, loading } = await withPictures(6);
  startIdleWork();
  for (const image of images) loadWhenIdle(image);
  await settle();
  expect(loading()).toEqual(asked(3, 6));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(loading()).toEqual(asked(6, 6));
});

it('leaves alone what has gone from the page, and everything where data is to be saved', async () => {
  const { loadWhenIdle, startIdleWork, images, loading } = await withPictures(2);
  for (const forget of images.map(loadWhenIdle)) forget();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  startIdleWork();
  for (const image of images) loadWhenIdle(image);
  await settle();
  expect(loading()).toEqual(asked(0, 2));
});

it('lays out some items at a time', async () => {
  const { layOutWhenIdle, startIdleWork } = await import('./idle-work');
  const items = Array.from({ length: 14 }, () => document.createElement('li'));
  for (const item of items) layOutWhenIdle(item);
  const laidOut = () => items.filter((item) => item.style.contentVisibility === 'visible').length;
  expect(laidOut()).toBe(0);
  startIdleWork();
  expect(laidOut()).toBe(6);
  await settle();
  expect(laidOut()).toBe(14);
});
