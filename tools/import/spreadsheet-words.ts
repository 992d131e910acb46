/** Ignores case, accents, Turkish dots and spaces around. */
const normalize = (word: string) =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(normalize));

/** Words for yes, and TRUE in the languages of Excel. */
const YES = setOf(
  'true yes y 1 wahr ja j vrai oui verdadero si s vero waar verdadeiro sim prawda tak sand sant sann tosi kyllä pravda ano igaz igen adevărat da doğru evet истина да істина так αληθής ναι',
);

const NO = setOf(
  'false no n 0 -1 falsch nein faux non falso onwaar nee não fałsz nie falsk falskt usann nej nei epätosi ei nepravda ne hamis nem fals nu yanlış hayır ложь нет хибність ні ψευδής όχι',
);

/** `undefined` if the word is neither. */
export function yesOrNo(word: string): boolean | undefined {
  const normal = normalize(word);
  return YES.has(normal) ? true : NO.has(normal) ? false : undefined;
}

const ACTIVE = setOf(
  'active publish published aktiv actif activo attivo actief ativo aktywny aktywna aktivní',
);

const INACTIVE = setOf(
  'draft pending private trash archived unlisted entwurf archiviert brouillon archivé borrador archivado bozza archiviato concept gearchiveerd rascunho arquivado szkic zarchiwizowany inactive inaktiv inactif inactivo inattivo inactief inativo nieaktywny',
);

/** Tells active products from drafts and archived ones; `undefined` if the word is not understood. */
export function isActive(status: string): boolean | undefined {
  const normal = normalize(status);
  return ACTIVE.has(normal) ? true : INACTIVE.has(normal) ? false : undefined;
}

const TOTALS = setOf(
  'total totals sum subtotal grandtotal summe gesamt gesamtsumme zwischensumme somme totaux suma totales totale totaal som razem итого разом всього',
);

/** Recognizes the first cell of a row of totals: `Total:`, `Grand Total`. */
export const isTotal = (title: string): boolean => TOTALS.has(normalize(title.replaceAll(/[\s:]/gu, '')));
