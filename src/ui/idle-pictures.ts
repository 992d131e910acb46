import { whenIdle } from '../lib/when-idle';

declare global {
  /** Not in every browser, nor in TypeScript's own library. */
  interface Navigator {
    connection?: { saveData: boolean };
  }
}

const LANES = 3;
/** A picture that hangs keeps none of the others back. */
const PATIENCE_MS = 10_000;

const waiting = new Set<HTMLImageElement>();
let isStarted = false;
let lanes = 0;

const load = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    for (const type of ['load', 'error']) image.addEventListener(type, end, { once: true });
    image.fetchPriority = 'low';
    image.loading = 'eager';
  });

async function openLane(): Promise<void> {
  lanes += 1;
  for (const image of waiting) {
    waiting.delete(image);
    await new Promise<void>(whenIdle);
    if (image.isConnected && !image.complete) await load(image);
  }
  lanes -= 1;
}

/** Returns the cleanup. */
export function loadWhenIdle(image: HTMLImageElement): () => void {
  waiting.add(image);
  if (isStarted && lanes < LANES) void openLane();
  return () => void waiting.delete(image);
}

/** Lazy pictures load in idle time from now on, so that the page is whole for whoever captures, prints or saves it. */
export function startIdlePictures(): void {
  if (navigator.connection?.saveData === true) return;
  isStarted = true;
  for (let lane = 0; lane < LANES; lane += 1) void openLane();
}
