import { describe, expect, it } from 'vitest';
import { importInto } from './test-shop';
import { cellAt, rowAt, workbookOf } from './test-workbook';

const heads = rowAt(1, 'Name', 'Price', 'Category', 'Launch');
/** A workbook whose numbers all have a format. */
const inFormat = (code: string, rows: string): Uint8Array =>
  workbookOf(rows.replaceAll('<c ', '<c s="1" '), {
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  });

const violet = rowAt(2, 'Violet', 7.5, 'Phones');

describe('A workbook', () => {
  it('has its columns counted by their heads, and its rows by what is in them', async () => {
    const { products, text } = await importInto(
      workbookOf(
        rowAt(1, 'Our list') +
          rowAt(3, 'Name', 'Price', 'Category').replace('</row>', `${cellAt('XFC3', 'Color')}</row>`) +
          rowAt(4, 'Violet', 7.5, 'Phones').replace(
            '</row>',
            `${cellAt('XFC4', 'Blue')}${cellAt('XFD4', 9)}</row>`,
          ) +
          rowAt(1_048_576, 'Red', 'free', 'Phones'),
      ),
    );
    expect(products).toMatchObject([{ product_title: 'Violet', specification: ['Color: Blue'] }]);
    expect(text).toContain('file:1048576 "Red": price "free" is not a number');
    expect(text).toContain('2 rows read');
  });

  it('has texts that cells share, of several styles, without their pronunciation, with escapes', async () => {
    const strings =
      '<sst><si><t>Name</t></si><si><r><t>Vio</t></r><r><t xml:space="preserve">let </t></r><r><t>&amp;_x0041_</t></r><rPh><t>no</t></rPh></si></sst>';
    const rows =
      heads.replace(cellAt('A1', 'Name'), '<c r="A1" t="s"><v>0</v></c>') +
      violet.replace(cellAt('A2', 'Violet'), '<c r="A2" t="s"><v>1</v></c>');
    const { products } = await importInto(workbookOf(rows, { 'xl/sharedStrings.xml': strings }));
    expect(products).toMatchObject([{ product_title: 'Violet &A' }]);
  });

  it.each([
    ['a day', '<c r="D2" s="1"><v>46349</v></c>', '2026-11-23'],
    ['a day of a format of its own', '<c r="D2" s="2"><v>46349.75</v></c>', '2026-11-23'],
    ['a number with a unit', '<c r="D2" s="3"><v>46349</v></c>', '46349'],
    ['a day that no calendar has', '<c r="D2" s="1"><v>1e300</v></c>', '1e+300'],
    ['a day in words', '<c r="D2" t="d"><v>2026-11-23T00:00:00</v></c>', '2026-11-23'],
    ['yes', '<c r="D2" t="b"><v>1</v></c>', 'true'],
    ['what a formula came to', '<c r="D2" t="str"><f>A2&amp;"!"</f><v>Violet!</v></c>', 'Violet!'],
    ['a cell without an address', '<c><v>5</v></c>', '5'],
  ])('has %s', async (_what, cell, shown) => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]d/ mmm yyyy;@"/><numFmt numFmtId="165" formatCode="#,##0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const rows = heads + violet.replace('</row>', `${cell}</row>`);
    const { products } = await importInto(workbookOf(rows, { 'xl/styles.xml': styles }));
    expect(products).toMatchObject([{ specification: [`Launch: ${shown}`] }]);
  });

  it.each([
    ['[$€-407] #,##0.00', "price 12.5 is in EUR, and the shop's currency in settings.ts is USD"],
    ['#,##0.00 "CHF"', 'price 12.5 is in CHF'],
    ['#,##0.00\\ [$zł-415];[Red]-#,##0.00', 'price 12.5 is in PLN'],
  ])('refuses prices that it shows in another currency: %s', async (code, said) => {
    const { products, text } = await importInto(inFormat(code, heads + rowAt(2, 'Red', 12.5, 'Phones')));
    expect(products).toEqual([]);
    expect(text).toContain(said);
  });

  it.each([
    '"$"#,##0.00',
    '[$$-409]#,##0.00;-[$€-407] 0',
    '_-* #,##0.00\\ _€_-',
    '#,##0.00 "USD"',
    '[$-407]#,##0.00',
    '0.00" each"',
    '0.00 "NET"',
  ])('sells at prices in the shop’s currency, or without one: %s', async (code) => {
    const { products } = await importInto(inFormat(code, heads + rowAt(2, 'Red', 12.5, 'Phones')));
    expect(products[0]?.price).toBe(12.5);
  });

  it('has ids and stock without the currency that they are shown in', async () => {
    const rows = rowAt(1, 'SKU', 'Name', 'Price', 'Stock') + rowAt(2, 1001, 'Red', 12.5, 3);
    const { products } = await importInto(inFormat('0.00 "USD"', rows));
    expect(products).toMatchObject([{ product_id: '1001', price: 12.5, quantity: 3 }]);
  });

  it('has the same days if it counts them from 1904', async () => {
    const rows = heads + violet.replace('</row>', '<c r="D2" s="0"><v>44887</v></c></row>');
    const { products } = await importInto(
      workbookOf(rows, {
        'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
        'xl/workbook.xml':
          '<workbook><workbookPr date1904="1"/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
      }),
    );
    expect(products).toMatchObject([{ specification: ['Launch: 2026-11-23'] }]);
  });

  it('with a formula that failed keeps its other products', async () => {
    const failed = rowAt(3, 'Red', 1, 'Phones').replace(cellAt('B3', 1), '<c r="B3" t="e"><v>#REF!</v></c>');
    const { products, text } = await importInto(workbookOf(heads + violet + failed));
    expect(products).toHaveLength(1);
    expect(text).toContain('file:3 "Red": "#REF!" is a formula');
  });
});
