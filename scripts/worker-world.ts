import { createContext, runInContext } from 'node:vm';

const urlOf = (request: string | Request) => (typeof request === 'string' ? request : request.url);

/** One of a browser's caches, as far as the service worker uses it. */
class FakeCache {
  readonly #kept = new Map<string, Response>();
  match = async (request: string | Request) => this.#kept.get(urlOf(request))?.clone();
  put = async (request: string | Request, response: Response) =>
    void this.#kept.set(urlOf(request), response);
  delete = async (request: string | Request) => this.#kept.delete(urlOf(request));
  keys = async () => [...this.#kept.keys()].map((url) => new Request(url));
}

/** A browser's caches, by their names. */
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

/** An event of a service worker's life, and what it waits for. */
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
    // `settle` rejects with the first failure; the others must not be unhandled.
    Promise.resolve(promise).catch(() => undefined);
  };
  respondWith = (answer: Promise<Response>) => (this.answer = answer);
  /** Waits for all of it, and for what that has waited for in turn. */
  settle = async () => {
    for (const promise of this.#awaited) await promise;
  };
}

/** Node throws what a listener's promise rejects with; a browser leaves that to `waitUntil`. */
class FakeTarget extends EventTarget {
  override addEventListener(type: string, listener: EventListener): void {
    super.addEventListener(type, (event) => {
      listener(event);
    });
  }
}

/**
 * Runs a built service worker as a browser would, in as much of one as it needs. The database that says when a
 * picture was last seen never answers.
 * @param scope the shop's whole address, with a slash at its end
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

  const happen = async (event: FakeEvent) => {
    worker.dispatchEvent(event);
    await event.settle();
  };
  return {
    caches,
    install: () => happen(new FakeEvent('install')),
    activate: () => happen(new FakeEvent('activate')),
    /** What a page is answered that asks for this address. */
    ask: (path: string) => {
      const event = new FakeEvent('fetch', new Request(new URL(path, scope)));
      worker.dispatchEvent(event);
      return event;
    },
  };
}
