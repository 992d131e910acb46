/**
 * The shop's whole address, with a slash at its end.
 * @param base the folder that the shop will live under, with a slash at both ends
 * @param origin scheme and host; throws where it is none
 */
export function siteAddress(base: string, origin: string): URL {
  const address = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!address || !/^https?:$/u.test(address.protocol)) {
    throw new Error(
      `The shop's origin is "${origin}", which is no address: give one such as https://shop.example.`,
    );
  }
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/u.test(base)) {
    throw new Error(
      `BASE_PATH is "${base}": give it in plain letters and digits with a slash at both ends, such as /shop/.`,
    );
  }
  return new URL(base, address.origin);
}
