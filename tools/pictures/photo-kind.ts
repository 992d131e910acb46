const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Array.from(text).every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** Signatures of unsupported files, and advice. */
const UNSUPPORTED: ReadonlyArray<readonly [start: string, at: number, sentence: string]> = [
  ['%PDF', 0, 'is a PDF: save the picture in it as JPEG or PNG'],
  ['BM', 0, 'is a BMP: save it as PNG'],
  ['8BPS', 0, 'is a Photoshop file: save it as JPEG or PNG'],
  ['PK', 0, 'is a zip or an Office file: take the picture out of it'],
];

/** Many raw formats are valid TIFFs, of which only the thumbnail would be read. */
const RAW = /\.(?:cr[23]|nef|arw|dng|raf|orf|rw2)$/iu;

/** AVIF, HEIC and videos share a container format (ISO base media) and differ by brand. */
function kindByBrand(bytes: Uint8Array): PhotoKind {
  const brands = Buffer.from(bytes.subarray(8, 64)).toString('latin1');
  if (/avi[fs]/u.test(brands)) return { extension: 'avif' };
  if (/^(?:hei|hev|mif1|msf1)/u.test(brands))
    return {
      problem:
        'is a HEIC photo, as iPhones take them: save it as JPEG (Settings, Camera, Formats, Most Compatible)',
    };
  return { problem: 'is a video or similar: save one frame of it as JPEG' };
}

export type PhotoKind = { extension: string } | { problem: string };

/** Detects the format from the contents: the proper extension, or why the file is not a photo. */
export function photoKind(bytes: Uint8Array, name: string): PhotoKind {
  if (RAW.test(name)) return { problem: 'is a raw photo: develop it and save it as JPEG' };
  if (bytes.length === 0) return { problem: 'is empty (0 bytes)' };
  if (startsWith(bytes, '\u00FF\u00D8\u00FF')) return { extension: 'jpg' };
  if (startsWith(bytes, '\u0089PNG')) return { extension: 'png' };
  if (startsWith(bytes, 'GIF8')) return { extension: 'gif' };
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return { extension: 'webp' };
  if (startsWith(bytes, 'ftyp', 4)) return kindByBrand(bytes);
  const other = UNSUPPORTED.find(([start, at]) => startsWith(bytes, start, at));
  if (other) return { problem: other[2] };
  if (startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')) return { extension: 'tif' };
  const text = new TextDecoder().decode(bytes.subarray(0, 1000)).trimStart();
  if (/^(?:<\?xml|<!--|<svg|<!DOCTYPE svg)/iu.test(text))
    return { problem: 'is a drawing (SVG), not a photo: save it as PNG, 1280 pixels wide' };
  if (/^<(?:!doctype html|html)/iu.test(text))
    return { problem: 'is a web page, not a picture: was the download refused?' };
  return { problem: 'is not a picture: it has to be a JPEG, PNG, WebP, AVIF, TIFF or GIF' };
}
