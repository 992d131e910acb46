/** A command of the README, and how it is tried in a fresh clone. */
export interface Try {
  /** What follows `npm`. */
  readonly command: readonly string[];
  /** It serves until it is stopped. */
  readonly serves?: boolean;
  /** What it says where it can do nothing yet; it may fail then. */
  readonly says?: RegExp;
}

/** Every command of the README but `npm ci` and `npm test`, as short as it can be. */
export const tries: readonly Try[] = [
  { command: ['run', 'walk', '--', '--steps', '20'] },
  { command: ['run', 'engines', '--', 'chromium'] },
  { command: ['run', 'model-sheet', '--', 'iphone-17'] },
  { command: ['start'], serves: true },
  { command: ['run', 'dev'], serves: true },
  { command: ['run', 'build'] },
  { command: ['run', 'check'] },
  { command: ['run', 'new-shop', '--', '../mine'] },
  { command: ['run', 'pictures'], says: /photos/u },
  { command: ['run', 'import', '--', 'examples/export/shopify.csv'], says: /6 products written/u },
  { command: ['run', 'mutants', '--', '--mutate', 'src/lib/money.ts'] },
  { command: ['run', 'audit'], says: /vulnerabilit|audit endpoint/u },
];
