import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../node_modules/@google/model-viewer/lib/template.js');
const [, style] = /<style>(.+?)<\/style>/su.exec(readFileSync(file, 'utf8')) ?? [];
if (style === undefined) throw new Error(`${file} has no <style>, which a page's policy has to allow.`);

/** The styles that the 3D viewer puts into its shadow tree. */
export const viewerStyle = style;
