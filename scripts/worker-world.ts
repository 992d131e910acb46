import { createContext, runInContext } from 'node:vm';

const urlOf = (request: string | Request) => (typeof request === 'string' ? request : request.url);

/** The part of `Cache` that the service worker uses. */
class FakeCache {
  readonly #kept = new Map<string, Response>();
  match = async (request: string | Request) => this.#kept.get(urlOf(request))?.clone();
  put = async (request: string | Request, response: Response) =>
    void this.#kept.set(urlOf(request), response);
  delete = async (request: string | Request) => this.#kept.delete(urlOf(request));
  keys = async () => [...this.#kept.keys()].map((url) => new Request(url));
}

/** `CacheStorage`. */
class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();
  open = async (name: string) => {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  };
  match = async (request: string | Request, { cacheName }: { readonly cacheName: string }) =>
    this.#caches.get(cacheName)?.match(request);
  keys = async () => [...this.#caches.keys()];
  delete = async (name: string) => this.#caches.delete(name);
}

/** An `ExtendableEvent` or `FetchEvent`. */
class FakeEvent extends Event {
  readonly #awaited: unknown[] = [];
  readonly request: Request | undefined;
  answer: Promise<Response> | undefined;
  constructor(type: string, request?: Request) {
    super(type);
    this.request = request;
  }
  waitUntil = (promise: unknown) => {
    this.#awaited.push(promise);
    // `settle` reports the first rejection; the others must not be unhandled.
    Promise.resolve(promise).catch(() => undefined);
  };
  respondWith = (answer: Promise<Response>) => (this.answer = answer);
  /** Awaits every `waitUntil` promise, including those added meanwhile. */
  settle = async () => {
    for (const promise of this.#awaited) await promise;
  };
}

/** Node rethrows the rejection of a listener's promise; browsers ignore it. */
class FakeTarget extends EventTarget {
  override addEventListener(type: string, listener: EventListener): void {
    super.addEventListener(type, (event) => {
      listener(event);
    });
  }
}

/**
 * Runs a built service worker in a minimal fake of its global scope. IndexedDB, where workbox-expiration keeps its
 * timestamps, never answers.
 * @param scope the shop's absolute URL, with a trailing slash
 * @param answer the network
 */
export function runWorker(code: string, scope: string, answer: (url: string) => Promise<Response>) {
  const caches = new FakeCaches();
  const registration = { scope };
  const worker = Object.assign(new FakeTarget(), {
    caches,
    registration,
    location: new URL('sw.js', scope),
  });
  const context = createContext({
    self: worker,
    caches,
    registration,
    location: worker.location,
    fetch: (request: string | Request) => answer(urlOf(request)),
    FetchEvent: FakeEvent,
    IDBRequest: EventTarget,
    indexedDB: { open: () => new EventTarget() },
    Request,
    Response,
    Headers,
    URL,
    setTimeout,
    clearTimeout,
  });
  runInContext(code, context);

  const dispatch = async (event: FakeEvent) => {
    worker.dispatchEvent(event);
    await event.settle();
  };
  return {
    caches,
    install: () => dispatch(new FakeEvent('install')),
    activate: () => dispatch(new FakeEvent('activate')),
    /** Dispatches a page's fetch. */
    ask: (path: string) => {
      const event = new FakeEvent('fetch', new Request(new URL(path, scope)));
      worker.dispatchEvent(event);
      return event;
    },
  };
}
