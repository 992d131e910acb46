import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['src', 'e2e', 'tools', 'scripts', 'deploy', 'bench', 'studio', 'examples', 'docs'];
const LEFT_OUT = /node_modules|[/\\]\.cache[/\\]|english\.test\.ts$/u;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  ),
)
  .concat('README.md', 'CHANGELOG.md')
  .filter((name) => !LEFT_OUT.test(name));

interface Line {
  place: string;
  text: string;
}

const linesOf = (extensions: RegExp): Line[] =>
  files
    .filter((name) => extensions.test(name))
    .flatMap((name) =>
      readFileSync(path.join(root, name), 'utf8')
        .split('\n')
        .map((text, index) => ({ place: `${name}:${index + 1}`, text })),
    );

const code = linesOf(/\.(?:tsx?|mjs|js|css|py|sh)$/u);
const WEAK = /(?:\/\*\*?|\/\/|^\s*\*|^\s*#|""")\s*(?:What|Whether|Where|Of|That)\b/u;
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(|^\s*\]\)\()\s*(?<quote>['"`])(?<title>.*?)\k<quote>,/u;

it('begins no comment with What, Whether, Where, Of or That', () => {
  expect(
    code.filter(({ text }) => WEAK.test(text)).map(({ place, text }) => `${place} ${text.trim()}`),
  ).toEqual([]);
});

const WEAK_TEXT = /^(?:#+ |[-*] |\| )?(?:\*\*)?(?:What|Whether|Where|Of|That)\b/u;

it('begins no heading, item or paragraph of the documents with such a word', () => {
  const texts = linesOf(/\.md$/u).filter(({ place }) => !place.startsWith('docs/specification.md'));
  expect(texts.filter(({ text }) => WEAK_TEXT.test(text)).map(({ place }) => place)).toEqual([]);
});

it('names tests in under 90 characters, and begins none with such a word', () => {
  const titles = code.flatMap(({ place, text }) => {
    const title = TITLE.exec(text)?.groups?.['title'];
    return title === undefined ? [] : { place, title };
  });
  const wrong = titles.filter(
    ({ title }) => title.length >= 90 || /^(?:What|Whether|Where|Of|That)\b/iu.test(title),
  );
  expect(wrong.map(({ place, title }) => `${place} ${title}`)).toEqual([]);
});

const BRITISH =
  /colour(?!space)|\bgrey|\bcentred?\b|(?<!para|peri|dia)metres?\b|modell|labelled\b|travell|cancell(?!ation)|behaviour|favour|honour|neighbour|catalogue|aluminium|licence|(?:organ|anod|recogn|real|optim|minim|maxim|normal|initial|summar|emphas|serial|synchron|util)is(?:e|ing|ed|es|ation)\b|analyse|programme\b|whilst|learnt|towards|judgement|jewellery|\btyre|cheque/iu;

/** Files about British words, with the specification's own, or with the stored name of a cache. */
const MAY_BE_BRITISH =
  /specification\.md|sentences\.md|search|synonyms|queries|0011-|refine\.test|header-words|units\.ts|catalog-rules|-lock\.json|service-worker\.ts|woocommerce-columns\.ts|build-worker\.test/u;

it('spells as Americans do, but where a shopper may not', () => {
  const texts = [...code, ...linesOf(/\.(?:md|html|json)$/u)].filter(
    ({ place }) => !MAY_BE_BRITISH.test(place),
  );
  expect(
    texts
      .filter(({ text }) => BRITISH.test(text))
      .map(({ place, text }) => `${place} ${text.trim().slice(0, 160)}`),
  ).toEqual([]);
});
