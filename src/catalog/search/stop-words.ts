/** In any shop: "laptop for video editing" is no search for "laptop for". */
const STOP_WORDS = [
  'a above all an and any anything are below boyfriend buy can cost costs dad deal deals do does for from gift gifts girlfriend good',
  'has have her him how husband i in is latest least less me mom more most much mum need new newest of offer offers on online or',
  'over present presents price prices sale show some something than that the thing things to under vs want what where which wife',
  'with you your',
  'angebot angebote der die das ein eine einen für geschenk geschenke kaufen mit neu neue neuen neuer neues preis und',
  'acheter avec cadeau cadeaux comprar con de des du el la las le les los nouveau nouvelle nueva nuevo oferta ofertas para pour',
  'precio prix regalo regalos un una une',
];

/** Before the name of a thing that the product goes with: `Case for iPhone 17`. */
const GOES_WITH =
  'for|with|compatible|fits|für|mit|passend|kompatibel|pour|avec|para|con|voor|met|för|med|dla|для';

/** The same behind the name: `iPhone 17 için kılıf`, `iPhone 17用ケース`. */
const GOES_WITH_BEHIND = /\s(?:için|uyumlu)\s|(?<=[\p{Script=Latin}\p{N}]\s?)(?:用|対応)/iu;

/** More of both, by the shop’s language. In other languages, `os` and `do` are words to look for. */
const BY_LANGUAGE: Readonly<Record<string, { stopWords: string; goesWith?: string }>> = {
  bg: { stopWords: 'в за и купи на нов нова ново с цена', goesWith: 'за' },
  cs: { stopWords: 'a cena koupit na nová nové nový s v z', goesWith: 'na' },
  da: { stopWords: 'den et til købe køb ny nyt nye og pris salg tilbud med', goesWith: 'til' },
  el: { stopWords: 'αγορά για η και με νέα νέο ο τα τιμή το', goesWith: 'για' },
  es: { stopWords: 'del por y' },
  fi: { stopWords: 'hinta ja osta uusi' },
  fr: { stopWords: 'à et' },
  hr: { stopWords: 'cijena i kupiti na nova novi novo s sa u za', goesWith: 'za' },
  hu: { stopWords: 'a ár ára az egy eladó és új' },
  it: { stopWords: 'comprare da della di il lo nuova nuovo offerta per prezzo uno', goesWith: 'per' },
  nb: { stopWords: 'den et til kjøpe kjøp ny nytt nye og pris salg tilbud med', goesWith: 'til' },
  nl: { stopWords: 'aanbieding een en het kopen met nieuw nieuwe prijs van voor' },
  pl: { stopWords: 'cena dla do kupić na nowa nowe nowy promocja w z ze', goesWith: 'do' },
  pt: { stopWords: 'com da do dos nova novo os preço promoção um uma', goesWith: 'com' },
  ro: { stopWords: 'cu nou nouă o pentru preț și un', goesWith: 'pentru' },
  ru: { stopWords: 'в для и из купить на новая новое новый с со цена' },
  sk: { stopWords: 'a cena kúpiť na nová nové nový pre s v z', goesWith: 'na|pre' },
  sl: { stopWords: 'cena in kupiti na nova novo novi s v z za', goesWith: 'za' },
  sr: {
    stopWords: 'cena i kupiti na nova novi novo sa u za цена и на нова нови ново са у за',
    goesWith: 'za|за',
  },
  sv: { stopWords: 'en ett för köpa med ny nya nytt och pris rea till', goesWith: 'till' },
  tr: { stopWords: 'bir fiyat fiyatı için ile satın al ve yeni' },
  uk: { stopWords: 'в для з зі і купити на нова нове новий та ціна' },
};

/** Between two searches in one: "iphone or samsung", "pixel vs galaxy", "mouse and keyboard". */
export const BETWEEN =
  /, | (?:&|and|or|vs|versus|oder|und|et|ou|o|y|e|en|of|i|lub|и|или|і|або|och|eller|og|ve|veya|nebo|alebo|ili|și|és|vagy|ja|και|ή)[.]? /iu;

/** One product's text may name the other, too. */
export const VERSUS = / (?:vs|versus)[.]? /iu;

/** @param languages as in settings.ts: `de` or `de-AT` */
export function languageRules(languages: readonly string[]) {
  const own = languages.flatMap((language) => BY_LANGUAGE[language.split('-')[0] ?? ''] ?? []);
  const lines = [...STOP_WORDS, ...own.map(({ stopWords }) => stopWords)];
  const stopWords = new Set(lines.flatMap((words) => words.split(' ')));
  const before = [GOES_WITH, ...own.flatMap(({ goesWith }) => goesWith ?? [])].join('|');
  const pattern = new RegExp(`\\s(?:${before})\\s`, 'iu');
  /** Splits off the names of things that the product goes with. */
  const splitTitle = (title: string) => {
    const behind = GOES_WITH_BEHIND.exec(title);
    if (behind) {
      const end = behind.index + behind[0].length;
      return { title: title.slice(end), goesWith: title.slice(0, end) };
    }
    const at = title.search(pattern);
    return at < 1 ? { title, goesWith: '' } : { title: title.slice(0, at), goesWith: title.slice(at) };
  };
  return { stopWords, splitTitle };
}
