import * as v from 'valibot';
import type { Product } from '../../src/catalog/product';
import { MAX_PHRASE, placesOfPhrase } from '../../src/catalog/search/synonyms';
import { createVocabulary } from '../../src/catalog/search/vocabulary';
import { wordsOf } from '../../src/catalog/search/words';
import type { Synonym } from '../../src/lib/shop';

const phrase = v.pipe(
  v.string('is not a text'),
  v.check((text) => wordsOf(text).length > 0, 'has neither a letter nor a digit'),
);

const phrases = (item: v.GenericSchema<string>) =>
  v.pipe(v.array(item, 'is not a list'), v.minLength(1, 'is empty: give at least one word'));

const synonymsSchema = v.array(
  v.strictObject(
    {
      words: phrases(
        v.pipe(
          phrase,
          v.check(
            (text) => wordsOf(text).length <= MAX_PHRASE,
            `has more than ${MAX_PHRASE} words: it would never be found`,
          ),
        ),
      ),
      find: phrases(phrase),
    },
    "is not an entry, such as { words: ['sofa'], find: ['Couches'] }",
  ),
  'is not a list',
);

/** The line where an entry begins, or 1 if unknown. */
function lineOf(source: string, entry: number): number {
  const starts = [...source.matchAll(/^[ \t]*\{/gmu)];
  return source.slice(0, starts[entry]?.index ?? 0).split('\n').length;
}

function describe(issue: v.BaseIssue<unknown>): string {
  const [entry, ...field] = issue.path?.map(({ key }) => String(key)) ?? [];
  const name = entry === undefined ? 'synonyms' : `entry ${Number(entry) + 1}`;
  const place = [name, ...field.slice(0, 1)].join(', ');
  if (issue.type === 'strict_object' && field.length > 0)
    return issue.input === undefined
      ? `${place} is missing.`
      : `${place} is unknown: there are words and find.`;
  return `${place}: ${issue.input === undefined ? 'nothing' : JSON.stringify(issue.input)} ${issue.message}.`;
}

interface SynonymFault {
  line: number;
  message: string;
}

/** @param source synonyms.ts, for line numbers */
export function checkSynonyms(
  input: unknown,
  source: string,
): { synonyms: readonly Synonym[]; faults: readonly SynonymFault[] } {
  const result = v.safeParse(synonymsSchema, input);
  if (result.success) return { synonyms: result.output, faults: [] };
  const faults = result.issues.map((issue) => ({
    line: lineOf(source, Number(issue.path?.[0].key ?? 0)),
    message: describe(issue),
  }));
  return { synonyms: [], faults };
}

/** Synonyms whose `find` matches no product. */
export async function findNothing(
  synonyms: readonly Synonym[],
  products: readonly Product[],
  source: string,
): Promise<readonly SynonymFault[]> {
  const vocabulary = await createVocabulary(products, () => undefined);
  return synonyms.flatMap(({ words, find }, entry) =>
    find
      .filter((text) => placesOfPhrase(vocabulary, text).length === 0)
      .map((text) => ({
        line: lineOf(source, entry),
        message: `"${text}" is in no title, category or specification, so "${words[0] ?? ''}" does not find it.`,
      })),
  );
}
