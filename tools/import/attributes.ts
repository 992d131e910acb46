import { normalizeHeader } from './columns';

const split = (words: string) => words.split(/,\s*/u);

/**
 * Columns for shoppers, in English, German, French and Spanish. A table may hold customers, costs and memos as well, so
 * every other column is published only if --map names it.
 */
const KNOWN: ReadonlySet<string> = new Set(
  [
    'brand, maker, manufacturer, vendor, marke, hersteller, marque, fabricant, marca, fabricante',
    'color, colors, colour, colours, color family, farbe, farben, couleur, couleurs, colores',
    'size, sizes, große, grossen, größen, grosse, groesse, taille, tailles, pointure, talla, tallas, tamano',
    'material, materials, fabric, finish, surface, stoff, oberflache, matiere, materiau, tejido, acabado',
    'pattern, style, shape, form, fit, design, muster, stil, schnitt, motif, forme, coupe, estampado, estilo, forma',
    'weight, net weight, product weight, gewicht, nettogewicht, poids, poids net, peso, peso neto',
    'dimensions, width, height, depth, length, diameter, thickness, maße, masse, abmessungen, breite, hohe, tiefe, lange, durchmesser, dicke, starke, largeur, hauteur, profondeur, longueur, diametre, epaisseur, dimensiones, medidas, ancho, anchura, alto, altura, profundidad, largo, longitud, diametro, grosor',
    'capacity, volume, content, contents, kapazitat, volumen, inhalt, fullmenge, capacite, contenance, capacidad, contenido',
    'memory, ram, storage, storage capacity, ssd, hard drive, speicher, speicherplatz, arbeitsspeicher, festplatte, memoire, memoire vive, stockage, disque dur, memoria, memoria ram, almacenamiento, disco duro',
    'screen, screen size, screen resolution, display, display size, resolution, refresh rate, inches, bildschirm, bildschirmgroße, bildschirmdiagonale, auflosung, bildwiederholrate, ecran, taille d ecran, pantalla, tamano de pantalla, resolucion',
    'processor, cpu, chip, graphics, graphics card, gpu, operating system, os, op sys, camera, prozessor, grafik, grafikkarte, betriebssystem, kamera, processeur, carte graphique, systeme d exploitation, appareil photo, procesador, tarjeta grafica, sistema operativo, camara',
    'battery, battery life, battery capacity, power, wattage, voltage, akku, akkulaufzeit, akkukapazitat, leistung, spannung, batterie, autonomie, puissance, tension, bateria, autonomia, potencia, voltaje',
    'connectivity, connection, connections, connector, ports, interface, bluetooth, wifi, wi fi, wireless, compatibility, cable length, anschluss, anschlusse, konnektivitat, kompatibilitat, kabellange, connectivite, connectique, compatibilite, conectividad, conexion, compatibilidad',
    'water resistance, waterproof, ip rating, wasserdicht, wasserdichtigkeit, schutzart, etanche, etancheite, resistencia al agua',
    'model, model year, series, edition, generation, type name, year, launch, launch date, release date, release year, modell, baujahr, serie, baureihe, erscheinungsdatum, modele, annee, date de sortie, modelo, ano, fecha de lanzamiento',
    'gender, age, age group, season, geschlecht, alter, altersgruppe, saison, sexe, age recommande, genero, edad, temporada',
    'condition, warranty, energy class, energy efficiency class, certification, zustand, garantie, gewahrleistung, energieklasse, energieeffizienzklasse, etat, classe energetique, estado, garantia, clase energetica, eficiencia energetica',
    'origin, country of origin, made in, herkunft, herkunftsland, ursprungsland, origine, pays d origine, fabrique en, origen, pais de origen',
    'care, care instructions, ingredients, scent, flavor, flavour, pflege, pflegehinweise, zutaten, inhaltsstoffe, duft, geschmack, entretien, parfum, gout, cuidado, ingredientes, aroma, sabor',
    'author, publisher, artist, language, pages, autor, verlag, sprache, seiten, seitenzahl, auteur, editeur, langue, editorial, idioma, paginas',
  ].flatMap(split),
);

/** "Weight (kg)", "Breite in cm" and "colorName" are weight, width and color. */
function subjectOf(header: string): string {
  const bare = header
    .replaceAll(/\s+/gu, ' ')
    .replace(/[([].*$/u, '')
    .replace(/ (?:in|en) \S+$/u, '');
  return normalizeHeader(bare).replace(/ name$/u, '');
}

export const isForShoppers = (header: string): boolean =>
  KNOWN.has(subjectOf(header)) || KNOWN.has(normalizeHeader(header));

/** A number with the noise of a conversion, "907.003303052 g", is rounded to three digits or to its whole part. */
export const withoutNoise = (value: string): string =>
  value.replace(
    /^(\d{1,9})([.,])(\d{5,12})(?=\s?\p{L}{0,5}$)/u,
    (_, whole: string, sign: string, parts: string) => {
      const digits = whole === '0' ? 3 : Math.max(0, 3 - whole.length);
      return String(Number(Number(`${whole}.${parts}`).toFixed(digits))).replace('.', sign);
    },
  );

/** A header as shoppers read it: "battery_capacity" becomes "Battery capacity", "colorName" becomes "Color". */
export function shownName(header: string): string {
  if (!/^[\p{L}\d_]+$/u.test(header) || !/_|\p{Ll}\p{Lu}/u.test(header)) return header;
  const words = subjectOf(header);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
