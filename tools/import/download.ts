import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { get as getOverHttp, type IncomingMessage } from 'node:http';
import { get as getOverHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 30_000_000;
const MAX_REDIRECTS = 5;

/** Loopback, private and reserved ranges: an address on the web must not redirect there. */
const privateRanges = new BlockList();
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
  privateRanges.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  privateRanges.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is private. IPv4-mapped IPv6 addresses count as IPv4. */
export const isInside = (address: string): boolean =>
  privateRanges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Name resolution and the check for private addresses, replaceable in tests. */
export interface Web {
  resolve: (name: string) => Promise<LookupAddress[]>;
  isInside: (address: string) => boolean;
}

const theWeb: Web = { resolve: async (name) => lookup(name, { all: true }), isInside };

/** Resolves a redirect. Throws if it must not be followed. */
export function targetOf(location: string, from: URL): URL {
  const to = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (!to || !/^https?:$/u.test(to.protocol))
    throw new Error('it redirects to an address that is not on the web');
  if (from.protocol === 'https:' && to.protocol !== 'https:')
    throw new Error('it redirects from https to http, where the picture could be tampered with');
  return to;
}

/** Guards a chain of redirects against server-side request forgery. */
class RedirectGuard {
  readonly #web: Web;
  /** Whether the owner's own address is private; redirects may then be, too. */
  #allowsPrivate = false;
  #hops = 0;

  constructor(web: Web) {
    this.#web = web;
  }

  /** Throws if a public address redirects to a private one. */
  #check(addresses: readonly string[]): void {
    const isPrivate = addresses.some((address) => this.#web.isInside(address));
    if (this.#hops === 0) this.#allowsPrivate = isPrivate;
    else if (isPrivate && !this.#allowsPrivate)
      throw new Error('it redirects to an address of this machine or its network');
  }

  /** Passed to the request, so that it connects to exactly the addresses that were checked. */
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
    this.#check(found.map(({ address }) => address));
    return found;
  }

  /** For IP literals, which are never looked up. */
  check({ hostname }: URL): void {
    const bare = hostname.replaceAll(/[[\]]/gu, '');
    if (isIP(bare) !== 0) this.#check([bare]);
  }

  next(from: URL, location: string): URL {
    this.#hops += 1;
    if (this.#hops > MAX_REDIRECTS) throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
    return targetOf(location, from);
  }
}

async function request(address: URL, guard: RedirectGuard, signal: AbortSignal): Promise<IncomingMessage> {
  guard.check(address);
  const get = address.protocol === 'https:' ? getOverHttps : getOverHttp;
  return new Promise((answer, fail) => {
    get(address, { signal, lookup: guard.lookup, agent: false, headers: { accept: 'image/*' } }, answer).on(
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

/** Downloads a file, following redirects. Error messages are the end of a sentence. */
export async function download(address: string, web: Web = theWeb): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const guard = new RedirectGuard(web);
  let response: IncomingMessage | undefined;
  try {
    for (let url = new URL(address); ;) {
      response = await request(url, guard, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 200 && statusCode < 300) return await bodyOf(response);
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
        throw new Error(`the server answers ${statusCode}`);
      response.destroy();
      url = guard.next(url, headers.location);
    }
  } catch (error) {
    throw signal.aborted ? new Error('it took longer than 10 seconds') : error;
  } finally {
    response?.destroy();
  }
}
