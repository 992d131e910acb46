/** Ignores case, accents, Turkish dots and spaces around. */
const normalize = (word: string) =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(normalize));

/** Words for yes, and TRUE in the languages of Excel. */
const YES = setOf(
  'true yes y 1 x on ✓ ✔ ☑ wahr ja j vrai oui verdadero si s vero waar verdadeiro sim prawda tak sand sant sann tosi kyllä pravda ano igaz igen adevărat da doğru evet истина да істина так αληθής ναι + はい 是 예 네 نعم כן ใช่ ya',
);

const NO = setOf(
  'false no none n 0 -1 off ✗ ✘ ☐ falsch nein faux non falso onwaar nee não fałsz nie falsk falskt usann nej nei epätosi ei nepravda ne hamis nem fals nu yanlış hayır ложь нет не хибність ні ψευδής όχι - – いいえ 否 아니오 아니요 لا לא ไม่ không tidak',
);

/** `undefined` if the word is neither. */
export function yesOrNo(word: string): boolean | undefined {
  const normal = normalize(word).replace(/^([01])[.,]0+$/u, '$1');
  return YES.has(normal) ? true : NO.has(normal) ? false : undefined;
}

/** Also for sale, and conditions, which hold nothing back. */
const ACTIVE = setOf(
  'active a publish published live online available enabled visible public instock forsale onsale aktiv actif activo attivo actief ativo aktywny aktywna aktivní veröffentlicht sichtbar verfügbar lieferbar auflager publié disponible enstock publicado pubblicato disponibile gepubliceerd beschikbaar opvoorraad disponível opublikowany dostępny new neu neuf nouveau nuevo nuovo nieuw novo nowy used gebraucht occasion usado usato gebruikt używany refurbished aktivny aktív közzétéve activ publicat aktiivinen julkaistu активен активный выставлен активний опубликован опубликовано опубліковано публикуван ενεργό δημοσιευμένο aktif yayında 公開 販売中 有効 上架 在售 启用 已发布 판매중 공개 نشط منشور פעיל פורסם publicerad publiceret publisert aktivno objavljeno',
);

const INACTIVE = setOf(
  'draft d h i p pending private trash archived unlisted entwurf archiviert brouillon archivé borrador archivado bozza archiviato concept gearchiveerd rascunho arquivado szkic zarchiwizowany inactive inaktiv inactif inactivo inattivo inactief inativo nieaktywny disabled offline hidden discontinued sold soldout outofstock unavailable reserved deaktiviert versteckt verkauft ausverkauft vergriffen reserviert désactivé vendu épuisé réservé vendido agotado reservado venduto esaurito verkocht uitverkocht gereserveerd esgotado sprzedane wyprzedane neaktivní neaktívny koncept skrytý inaktív piszkozat rejtett inactiv ciornă luonnos piilotettu черновик скрыт неактивен неактивный неактивний чернетка прихований чернова πρόχειρο ανενεργό pasif taslak gizli 非公開 下書き 無効 下架 草稿 禁用 판매중지 숨김 비공개 مسودة غيرنشط مخفي טיוטה לאפעיל מוסתר utkast dold kladde kladd skjult neaktivno skriveno',
);

/** Tells products for sale from drafts, archived and sold ones; `undefined` if the word is not understood. */
export function isForSale(cell: string): boolean | undefined {
  const normal = normalize(cell).replaceAll(/[\s_-]/gu, '');
  return ACTIVE.has(normal) ? true : INACTIVE.has(normal) ? false : yesOrNo(cell);
}

/** Recognizes a cell that does not say clearly that a product is for sale. */
export const isHeldBack = (cell: string): boolean => cell !== '' && isForSale(cell) !== true;

/** Why a product with this status is not for sale. */
export function statusFault(status: string): string | undefined {
  if (!isHeldBack(status)) return undefined;
  return isForSale(status) === false
    ? `its status is ${status.toLowerCase()}`
    : `its status "${status}" is not understood: only active products are sold`;
}

const TOTALS = setOf(
  'total totals sum subtotal grandtotal summe gesamt gesamtsumme zwischensumme somme totaux suma totales totale totaal som razem итого разом всього',
);

/** Recognizes the first cell of a row of totals: `Total:`, `Grand Total`. */
export const isTotal = (title: string): boolean => TOTALS.has(normalize(title.replaceAll(/[\s:]/gu, '')));
