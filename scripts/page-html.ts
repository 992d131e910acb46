import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePolicy } from '../deploy/security-headers';
import { viewerStyle } from '../deploy/viewer-style';
import type { Page } from '../src/document/prerender';
import type { Settings } from '../src/lib/shop';
import { escapeHtml } from './escape-html';

/** An entry of Vite's manifest, as far as it is used here. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

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

/** A data block: `<` is escaped, so the data cannot close the element. */
function dataElement(attributes: string, value: unknown): string {
  if (value === undefined) return '';
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

interface PageContext {
  readonly manifest: Manifest;
  /** Reads a style sheet of the build. */
  readonly styleText: (file: string) => string;
  readonly base: string;
  readonly settings: Pick<Settings, 'language' | 'productPages' | 'checkout'>;
  readonly headScript: string;
  readonly headElements: readonly string[];
}

/**
 * Inlines the page's style sheets, so that it paints after one response. The disabled links load nothing; they tell
 * Vite's preload helper that the sheets are already there.
 */
function inlineStyles(files: Iterable<string>, { styleText, base }: PageContext) {
  const style = [...files].map(styleText).join('').trim();
  if (/<\/style/iu.test(style)) throw new Error('A style sheet contains </style>.');
  const links = [...files].map((file) => `<link rel="stylesheet" disabled href="${base}${file}">`);
  return { style, elements: [`<style>${style}</style>`, ...links] };
}

/**
 * Scripts go last and at low priority: the prerendered page is complete without them, and its pictures should load first.
 */
function scriptElements(files: readonly string[], { manifest, base }: PageContext): string[] {
  const entry = manifest['index.html']?.file;
  const preloads = [...new Set(files)].filter((file) => file !== entry);
  return [
    ...preloads.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${file}">`,
    ),
    `<script type="module" fetchpriority="low" crossorigin src="${base}${entry}"></script>`,
  ];
}

/** Fills the built index.html with a page's head, content, data, styles and scripts. */
export function assemblePage(template: string, page: Page, context: PageContext): string {
  const { manifest, settings, headScript, headElements } = context;
  // Home's code is in the entry chunk.
  const key = page.path === '/' ? 'index.html' : page.module;
  if (!manifest[key]) throw new Error(`${page.file} needs ${page.module}, which is not in the build.`);
  const { js, css } = filesOf(manifest, key);
  const shell = filesOf(manifest, 'index.html');
  // The shell's styles come first: the first mention of the cascade layers sets their order.
  const styles = new Set([...(manifest['index.html']?.css ?? []), ...shell.css, ...css]);
  const { style, elements } = inlineStyles(styles, context);
  const policy = pagePolicy({ script: headScript, styles: [style, viewerStyle] }, settings);
  const head = [
    // First: a policy applies only to what follows it.
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // Makes the addresses of pictures and Data.json relative to the shop, on pages in folders.
    ...(settings.productPages === true ? [`<base href="${context.base}">`] : []),
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
    .replace('<html lang="en">', `<html lang="${settings.language}">`)
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/gu, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/gu, '')
    .replace(/<title>.*<\/title>/u, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${page.path ?? ''}">${page.html}`)
    .replace('<!--data-->', () => data)
    .replace('</body>', () => `${scriptElements([...shell.js, ...js], context).join('\n    ')}\n  </body>`);
}
