import file from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** The typeface's file (WOFF2) and its weights; `undefined` where theme.css names only what devices have. */
export const typeface: { file: string; weight: string } | undefined = { file, weight: '400 700' };
