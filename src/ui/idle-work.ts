import { whenIdle } from '../lib/when-idle';

declare global {
  /** Not in every browser, nor in TypeScript's own library. */
  interface Navigator {
    connection?: { saveData: boolean };
  }
}

const ITEMS_AT_ONCE = 6;
const LANES = 3;
/** A picture that hangs keeps none of the others back. */
const PATIENCE_MS = 10_000;

const items = new Set<HTMLElement>();
const pictures = new Set<HTMLImageElement>();
let isStarted = false;
let lanes = 0;

const idle = () => new Promise<void>(whenIdle);

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
  for (const image of pictures) {
    pictures.delete(image);
    await idle();
    if (image.isConnected && !image.complete) await load(image);
  }
  lanes -= 1;
}

/** Pictures load by themselves where data is to be saved. */
function openLanes(): void {
  if (navigator.connection?.saveData === true) return;
  for (let lane = lanes; lane < LANES; lane += 1) void openLane();
}

function layOutNext(): void {
  for (const item of [...items].slice(0, ITEMS_AT_ONCE)) {
    items.delete(item);
    item.style.contentVisibility = 'visible';
  }
  if (items.size > 0) whenIdle(layOutNext);
}

/** The ref of an item that `content-visibility: auto` keeps out of the first layout. */
export function layOutWhenIdle(item: HTMLElement | null): (() => void) | undefined {
  if (!item) return undefined;
  if (isStarted && items.size === 0) whenIdle(layOutNext);
  items.add(item);
  return () => void items.delete(item);
}

/** Returns the cleanup. */
export function loadWhenIdle(image: HTMLImageElement): () => void {
  pictures.add(image);
  if (isStarted) openLanes();
  return () => void pictures.delete(image);
}

/** Begins once the page has settled: it becomes whole for whoever captures, prints or saves it. */
export function startIdleWork(): void {
  isStarted = true;
  layOutNext();
  openLanes();
}
