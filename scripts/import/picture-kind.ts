const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Array.from(text).every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** The extension of a picture that browsers show, by what is in it. `undefined` for all else. */
export function pictureKind(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, '\u00FF\u00D8\u00FF')) return 'jpg';
  if (startsWith(bytes, '\u0089PNG')) return 'png';
  if (startsWith(bytes, 'GIF8')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'ftypavi', 4)) return 'avif';
  const text = new TextDecoder().decode(bytes.subarray(0, 1000)).trimStart();
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/iu.test(text)
    ? 'svg'
    : undefined;
}
