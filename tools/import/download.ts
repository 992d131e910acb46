import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { get as getOverHttp, type IncomingMessage } from 'node:http';
import { get as getOverHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const TIMEOUT = 10_000;
const MAX_BYTES = 30_000_000;
const MAX_REDIRECTS = 5;

/** Addresses of this machine, of its own network and of none. What the web names must not lead there. */
const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is of this machine or its network. An IPv4 address within IPv6 counts as itself. */
export const isInside = (address: string): boolean =>
  inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** What decides where a picture may come from: by default, the system's own names. */
export interface Web {
  resolve: (name: string) => Promise<LookupAddress[]>;
  isInside: (address: string) => boolean;
}

const theWeb: Web = { resolve: async (name) => lookup(name, { all: true }), isInside };

/** Throws for what is not to be followed. */
export function targetOf(location: string, from: URL): URL {
  const to = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (!to || !/^https?:$/u.test(to.protocol)) throw new Error('it leads to no address of the web');
  if (from.protocol === 'https:' && to.protocol !== 'https:')
    throw new Error('it leads from https to http, where anybody could change the picture');
  return to;
}

/** Where a chain of redirects has come from. */
class Route {
  readonly #web: Web;
  /** Whether the first address is inside itself: the owner named it. */
  #mayGoInside = false;
  #hops = 0;

  constructor(web: Web) {
    this.#web = web;
  }

  /** Throws for an address that is inside although the first was not. */
  #judge(addresses: readonly string[]): void {
    const isWithin = addresses.some((address) => this.#web.isInside(address));
    if (this.#hops === 0) this.#mayGoInside = isWithin;
    else if (isWithin && !this.#mayGoInside)
      throw new Error('it leads to an address of this machine or its network');
  }

  /** Resolves a name, and lets nobody connect to anything else than what was judged. */
  readonly lookup: LookupFunction = (name, options, callback) => {
    this.#resolve(name).then(
      (found) => {
        const [first] = found;
        if (options.all === true || !first) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, []),
    );
  };

  async #resolve(name: string): Promise<LookupAddress[]> {
    const found = await this.#web.resolve(name);
    this.#judge(found.map(({ address }) => address));
    return found;
  }

  /** A literal address is never looked up. */
  check({ hostname }: URL): void {
    const bare = hostname.replaceAll(/[[\]]/gu, '');
    if (isIP(bare) !== 0) this.#judge([bare]);
  }

  next(from: URL, location: string): URL {
    this.#hops += 1;
    if (this.#hops > MAX_REDIRECTS) throw new Error(`it leads on more than ${MAX_REDIRECTS} times`);
    return targetOf(location, from);
  }
}

async function ask(address: URL, route: Route, signal: AbortSignal): Promise<IncomingMessage> {
  route.check(address);
  const get = address.protocol === 'https:' ? getOverHttps : getOverHttp;
  return new Promise((answer, fail) => {
    get(address, { signal, lookup: route.lookup, agent: false, headers: { accept: 'image/*' } }, answer).on(
      'error',
      fail,
    );
  });
}

const tooLarge = () => new Error('it is larger than 30 MB');

async function bodyOf(response: IncomingMessage): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> = response;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Gets what is at an address, following where it leads. Throws why it could not, as the end of a sentence. */
export async function download(address: string, web: Web = theWeb): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const route = new Route(web);
  let response: IncomingMessage | undefined;
  try {
    for (let url = new URL(address); ;) {
      response = await ask(url, route, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 200 && statusCode < 300) return await bodyOf(response);
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
        throw new Error(`the server answers ${statusCode}`);
      response.destroy();
      url = route.next(url, headers.location);
    }
  } catch (error) {
    throw signal.aborted ? new Error('it was not there after 10 seconds') : error;
  } finally {
    response?.destroy();
  }
}
