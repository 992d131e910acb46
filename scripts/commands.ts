/** A command from the README and what to expect of it in a fresh clone. */
export interface Try {
  /** The arguments of `npm`. */
  readonly command: readonly string[];
  /** Runs until it is stopped. */
  readonly serves?: boolean;
  /** Expected output; the exit code is then ignored. */
  readonly says?: RegExp;
}

/** Every command in the README except `npm ci` and `npm test`, with the least work each can do. */
export const tries: readonly Try[] = [
  { command: ['run', 'walk', '--', '--steps', '20'] },
  { command: ['run', 'engines', '--', 'chromium'] },
  { command: ['run', 'heard', '--', 'shared'] },
  { command: ['run', 'model-sheet', '--', 'iphone-17'] },
  { command: ['start'], serves: true },
  { command: ['run', 'dev'], serves: true },
  { command: ['run', 'build'] },
  { command: ['run', 'check'] },
  { command: ['run', 'new-shop', '--', '../mine'] },
  { command: ['run', 'pictures'], says: /photos/u },
  { command: ['run', 'import', '--', 'examples/export/shopify.csv'], says: /7 products written/u },
  { command: ['run', 'mutants', '--', '--mutate', 'src/lib/money.ts'] },
  { command: ['run', 'audit'], says: /vulnerabilit|audit endpoint/u },
];
