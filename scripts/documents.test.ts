import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const decisions = readdirSync(path.join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`);

it('Every file that the documents name exists', () => {
  for (const document of ['docs/ways.md', 'docs/tests.md', ...decisions]) {
    const text = readFileSync(path.join(root, document), 'utf8').replaceAll('NAME', 'home');
    const named = [...text.matchAll(/`(?<file>(?:\w[\w.-]*\/)+[\w-]+\.(?:tsx?|css|md|json|mjs))`/gu)];
    for (const { groups } of named) {
      const file = groups?.['file'] ?? '';
      const isThere = [file, `src/${file}`, `src/features/price-chart/${file}`].some((candidate) =>
        existsSync(path.join(root, candidate)),
      );
      expect(isThere, `${document} names ${file}`).toBe(true);
    }
  }
});
