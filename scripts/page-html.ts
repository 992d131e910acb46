import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePolicy } from '../deploy/security-headers';
import type { Page } from '../src/document/prerender';
import { escapeHtml } from './escape-html';

/** The part of Vite's manifest that tells which files a module's chunk needs. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Vite's manifest of a build. */
export async function readManifest(dist: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  return manifest;
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): { js: string[]; css: string[] } {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return { js: [], css: [] };
  seen.add(key);
  const imported = (chunk.imports ?? []).map((name) => filesOf(manifest, name, seen));
  return {
    js: [...imported.flatMap(({ js }) => js), chunk.file],
    css: [...imported.flatMap(({ css }) => css), ...(chunk.css ?? [])],
  };
}

/** A script element that holds data and runs nothing; the data cannot end it. Nothing for no data. */
function dataElement(attributes: string, value: unknown): string {
  if (value === undefined) return '';
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

interface PageSurroundings {
  readonly manifest: Manifest;
  /** The text of a style sheet of the build, by its file. */
  readonly styleText: (file: string) => string;
  readonly base: string;
  /** BCP 47. */
  readonly language: string;
  readonly headScript: string;
  /** What else stands in the page's head. */
  readonly headElements: readonly string[];
}

/**
 * The page's style sheets as one text, so that it paints after a single answer, and a disabled link for each:
 * it loads nothing, but tells the bundler's loader that this sheet is in the page.
 */
function inlineStyles(files: Iterable<string>, { styleText, base }: PageSurroundings) {
  const style = [...files].map(styleText).join('').trim();
  if (/<\/style/iu.test(style)) throw new Error('A style sheet would end the element that it stands in.');
  const links = [...files].map((file) => `<link rel="stylesheet" disabled href="${base}${file}">`);
  return { style, elements: [`<style>${style}</style>`, ...links] };
}

/**
 * The page's scripts, at its end and of low priority: the page is whole without them, and its pictures
 * are wanted first.
 */
function scriptElements(files: readonly string[], { manifest, base }: PageSurroundings): string[] {
  const entry = manifest['index.html']?.file;
  const preloads = [...new Set(files)].filter((file) => file !== entry);
  return [
    ...preloads.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${file}">`,
    ),
    `<script type="module" fetchpriority="low" crossorigin src="${base}${entry}"></script>`,
  ];
}

/** A page's whole HTML: the bundler's template with the page's title, the files that its screen needs, its content and its data. */
export function assemblePage(template: string, page: Page, surroundings: PageSurroundings): string {
  const { manifest, headScript, headElements } = surroundings;
  // Home is in the entry.
  const key = page.path === '/' ? 'index.html' : page.module;
  if (!manifest[key]) throw new Error(`${page.file} needs ${page.module}, which is not in the build.`);
  const { js, css } = filesOf(manifest, key);
  const shell = filesOf(manifest, 'index.html');
  // The shell's own styles come first: they name the cascade layers, and the first to do so sets their order.
  const styles = new Set([...(manifest['index.html']?.css ?? []), ...shell.css, ...css]);
  const { style, elements } = inlineStyles(styles, surroundings);
  const policy = pagePolicy({ script: headScript, style });
  const head = [
    // First, because it holds for what follows.
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    `<script>${headScript}</script>`,
    ...elements,
    ...headElements,
  ];
  const data = [
    dataElement('type="application/json" id="initial-data"', page.initialData),
    dataElement('type="application/ld+json"', page.structuredData),
  ].join('');
  return template
    .replace('<html lang="en">', `<html lang="${surroundings.language}">`)
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/gu, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/gu, '')
    .replace(/<title>.*<\/title>/u, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--app-->', () => page.html)
    .replace('<!--data-->', () => data)
    .replace(
      '</body>',
      () => `${scriptElements([...shell.js, ...js], surroundings).join('\n    ')}\n  </body>`,
    );
}
