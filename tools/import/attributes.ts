import { normalizeHeader, withoutNoun } from './columns';
import { listOf } from '../shared/word-lists';

const MAKER_NAMES =
  'brand, maker, manufacturer, vendor, marke, hersteller, marque, fabricant, marca, fabricante, produttore, merk, fabrikant, marka, producent';

/**
 * Columns for shoppers, in the languages of `plainAliases`. A table may also hold customers, costs and memos, so any
 * other column is published only if `--map` names it.
 */
const KNOWN: ReadonlySet<string> = new Set(
  [
    MAKER_NAMES,
    'color, colors, colour, colours, color family, farbe, farben, couleur, couleurs, colores, colore, colori, kleur, kleuren, cor, cores, kolor',
    'size, sizes, größe, größen, grösse, groesse, taille, tailles, pointure, talla, tallas, tamaño, taglia, taglie, misura, maat, maten, tamanho, rozmiar',
    'material, materials, fabric, finish, surface, stoff, oberfläche, matière, matériau, tejido, acabado, materiale, tessuto, materiaal, stof, tecido, materiał',
    'pattern, style, shape, form, fit, design, muster, stil, schnitt, motif, forme, coupe, estampado, estilo, forma',
    'weight, net weight, gewicht, nettogewicht, artikelgewicht, poids, poids net, peso, peso neto, peso netto, waga',
    'dimensions, width, height, depth, length, diameter, thickness, maße, masse, abmessungen, breite, höhe, tiefe, länge, durchmesser, dicke, stärke, largeur, hauteur, profondeur, longueur, diamètre, épaisseur, dimensiones, medidas, ancho, anchura, alto, altura, profundidad, largo, longitud, diámetro, grosor, dimensioni, larghezza, altezza, profondità, lunghezza, diametro, spessore, afmetingen, breedte, hoogte, diepte, lengte, dimensões, largura, profundidade, comprimento, wymiary, szerokość, wysokość, głębokość, długość',
    'capacity, volume, content, contents, kapazität, volumen, inhalt, füllmenge, capacité, contenance, capacidad, contenido, capacità, contenuto, inhoud, capacidade, conteúdo, pojemność',
    'memory, ram, storage, storage capacity, ssd, hard drive, speicher, speicherplatz, arbeitsspeicher, festplatte, mémoire, mémoire vive, stockage, disque dur, memoria, memoria ram, almacenamiento, disco duro',
    'screen, screen size, screen resolution, display, display size, resolution, refresh rate, inches, bildschirm, bildschirmgroße, bildschirmdiagonale, auflösung, bildwiederholrate, écran, taille d’écran, pantalla, tamaño de pantalla, resolución',
    'processor, cpu, chip, graphics, graphics card, gpu, operating system, os, op sys, camera, prozessor, grafik, grafikkarte, betriebssystem, kamera, processeur, carte graphique, système d’exploitation, appareil photo, procesador, tarjeta grafica, sistema operativo, cámara',
    'battery, battery life, battery capacity, power, wattage, voltage, akku, akkulaufzeit, akkukapazitat, leistung, spannung, batterie, autonomie, puissance, tension, batería, autonomía, potencia, voltaje',
    'connectivity, connection, connections, connector, ports, interface, bluetooth, wifi, wi fi, wireless, compatibility, cable length, anschluss, anschlüsse, konnektivität, kompatibilität, kabellänge, connectivité, connectique, compatibilité, conectividad, conexión, compatibilidad',
    'water resistance, waterproof, ip rating, wasserdicht, wasserdichtigkeit, schutzart, étanche, étanchéité, resistencia al agua',
    'model, model year, series, edition, generation, type name, year, launch, launch date, release date, release year, modell, baujahr, serie, baureihe, erscheinungsdatum, modèle, année, date de sortie, modelo, año, fecha de lanzamiento',
    'gender, age, age group, season, geschlecht, alter, altersgruppe, saison, sexe, âge recommandé, género, edad, temporada',
    'condition, warranty, energy class, energy efficiency class, certification, zustand, garantie, gewährleistung, energieklasse, energieeffizienzklasse, état, classe énergétique, estado, garantía, clase energética, eficiencia energética, garanzia, classe energetica, energielabel, garantia, gwarancja',
    'origin, country of origin, made in, herkunft, herkunftsland, ursprungsland, origine, pays d’origine, fabriqué en, origen, país de origen, paese di origine, land van herkomst, origem, kraj pochodzenia',
    'care, care instructions, ingredients, scent, flavor, flavour, pflege, pflegehinweise, zutaten, inhaltsstoffe, duft, geschmack, entretien, parfum, goût, cuidado, ingredientes, aroma, sabor, ingredienti, gusto, profumo, ingrediënten, smaak, geur, składniki, smak, zapach',
    'author, publisher, artist, language, pages, autor, verlag, sprache, seiten, seitenzahl, auteur, éditeur, langue, editorial, idioma, páginas, autore, editore, lingua, pagine, uitgever, taal, bladzijden, editora, wydawca, język',
  ]
    .flatMap(listOf)
    .map(normalizeHeader),
);

/** "Weight (kg)", "Breite in cm" and "colorName" are weight, width and color. */
function subjectOf(header: string): string {
  const bare = header
    .replaceAll(/\s+/gu, ' ')
    .replace(/[([].*$/u, '')
    .replace(/ (?:in|en) \S+$/u, '');
  return withoutNoun(normalizeHeader(bare)).replace(/ name$/u, '');
}

/** eBay's "C:Color", Shoptet's "variant:Barva" and Ecwid's "product_variation_option_Size". */
const ITEM_SPECIFIC = /^(?:(?:C|variant):\s*|product_variation_option_)(?=\S)/u;

const MAKERS: ReadonlySet<string> = new Set(listOf(MAKER_NAMES).map(normalizeHeader));

export const isMaker = (header: string): boolean => MAKERS.has(subjectOf(header));

export const isForShoppers = (header: string): boolean =>
  ITEM_SPECIFIC.test(header) || KNOWN.has(subjectOf(header)) || KNOWN.has(normalizeHeader(header));

/**
 * Rounds a number with the noise of a unit conversion to three digits or more, and begins it with a digit:
 * "907.003303052 g" becomes "907 g", and ".5 kg" "0.5 kg".
 */
export const roundConverted = (value: string): string =>
  value
    .replace(/^(?=[.,]\d+\s?\p{L}{0,5}$)/u, '0')
    .replace(
      /^(\d{1,9})([.,])(\d{5,12})(?=\s?\p{L}{0,5}$)/u,
      (_, whole: string, sign: string, parts: string) => {
        const digits = whole === '0' ? 3 : Math.max(0, 3 - whole.length);
        return String(Number(Number(`${whole}.${parts}`).toFixed(digits))).replace('.', sign);
      },
    );

/** "stainless-steel" becomes "Stainless steel". */
export function wordsOf(handle: string): string {
  const words = handle.replaceAll(/[-_]/gu, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * A header as shoppers read it: "battery_capacity" becomes "Battery capacity", "colorName" becomes "Color", and "weight"
 * becomes "Weight".
 */
export const shownName = (header: string): string => {
  if (ITEM_SPECIFIC.test(header)) return header.replace(ITEM_SPECIFIC, '');
  if (/^\p{Ll}+$/u.test(header)) return wordsOf(header);
  return /^[\p{L}\d_]+$/u.test(header) && /_|\p{Ll}\p{Lu}/u.test(header)
    ? wordsOf(subjectOf(header))
    : header;
};
