import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook with one sheet, from the contents of its `<sheetData>`. */
export function workbookOf(rows: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${rel}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${rel}/styles" Target="/xl/styles.xml"/></Relationships>`,
    [SHEET]: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

export const cellAt = (address: string, value: string | number): string =>
  typeof value === 'number'
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;

export const rowAt = (line: number, ...cells: ReadonlyArray<string | number>): string =>
  `<row r="${line}">${cells.map((cell, column) => cellAt(`${String.fromCharCode(65 + column)}${line}`, cell)).join('')}</row>`;
