import file from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/**
 * Brings the shop's typeface, after the first paint. A face that the style sheet names is waited for, and
 * each of its sizes looked up in the system meanwhile (docs/decisions/0010-first-load.md); here it is named
 * when it is there, and nothing shifts: the fallback has its measure. Without a network the fallback stays.
 */
export async function loadTypeface(): Promise<void> {
  const face = new FontFace('Instrument Sans Variable', `url(${file})`, { weight: '400 700' });
  await face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
}
