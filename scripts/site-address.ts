/**
 * The shop's absolute URL, with a trailing slash. Throws if a part is malformed.
 * @param base the path it is served under, with a slash at both ends
 * @param origin scheme and host
 */
export function siteAddress(base: string, origin: string): URL {
  const address = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!address || !/^https?:$/u.test(address.protocol)) {
    throw new Error(
      `The shop's origin is "${origin}", which is not a web address: give one such as https://shop.example.`,
    );
  }
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/u.test(base)) {
    throw new Error(
      `BASE_PATH is "${base}": give it in plain letters and digits with a slash at both ends, such as /shop/.`,
    );
  }
  return new URL(base, address.origin);
}
