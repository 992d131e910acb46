/** What servers have to know of a build. */
export interface Site {
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The folder that the shop lives under, with a slash at both ends. */
  readonly base: string;
}
