import file from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** The first paint would wait for a face in the style sheet (docs/decisions/0010-first-load.md). */
export async function loadTypeface(): Promise<void> {
  const face = new FontFace('Instrument Sans Variable', `url(${file})`, { weight: '400 700' });
  await face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
}
