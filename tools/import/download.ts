const TIMEOUT_MS = 10_000;
const MAX_BYTES = 30_000_000;
const MAX_REDIRECTS = 5;

/** The address that a redirect leads to. Throws unless it is https, which nobody on the way can change. */
export function targetOf(location: string, from: string): string {
  const to = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (to?.protocol !== 'https:') throw new Error('it redirects to an address that is not https');
  return to.href;
}

async function request(address: string, signal: AbortSignal): Promise<Response> {
  let url = address;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'image/*' } });
    if (response.ok) return response;
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status >= 400 || location === null) throw new Error(`the server answers ${response.status}`);
    url = targetOf(location, url);
  }
  throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
}

const tooLarge = () => new Error('it is larger than 30 MB');

async function bytesOf(response: Response): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Downloads a picture, following redirects. Error messages are the end of a sentence. */
export async function download(address: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await bytesOf(await request(address, signal));
  } catch (error) {
    if (signal.aborted) throw new Error('it took longer than 10 seconds', { cause: error });
    // `fetch` says only that it failed.
    throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
  }
}
