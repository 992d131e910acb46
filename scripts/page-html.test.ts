import { describe, expect, it } from 'vitest';
import { assemblePage } from './page-html';

const template = `<head><title>x</title><!--head--><link rel="stylesheet" href="/assets/index.css">
<script type="module" crossorigin src="/assets/index.js"></script></head>
<body><div id="root"><!--app--></div><!--data-->
</body>`;

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/screens/statistics/statistics.tsx': {
    file: 'assets/statistics.js',
    imports: ['index.html'],
    css: ['assets/statistics.css'],
  },
};

const page = {
  file: 'statistics.html',
  title: 'Shop & "more"',
  description: '<b>',
  html: '<p>$& $1</p>',
  path: '/statistics',
  initialData: { cards: [], total: 0 },
  module: 'src/screens/statistics/statistics.tsx',
  inSitemap: true,
  structuredData: undefined,
};

const surroundings = {
  manifest,
  base: '/',
  settings: { language: 'de' },
  headScript: 'x()',
  headElements: ['<link rel="manifest" href="/x">'],
  styleText: (file: string) => (file.includes('statistics') ? '.statistics{}\n' : '.index{}'),
};

describe('assemblePage', () => {
  it('puts the shell’s styles before the screen’s, for they set the order of the layers', () => {
    const html = assemblePage(template, page, surroundings);
    expect(html).toContain('<style>.index{}.statistics{}</style>');
    const sheets = [...html.matchAll(/rel="stylesheet" (?<attributes>[^>]+)/gu)];
    expect(sheets.map((match) => match.groups?.['attributes'])).toEqual([
      'disabled href="/assets/index.css"',
      'disabled href="/assets/statistics.css"',
    ]);
  });

  it('puts the scripts at the end, behind what the page shows', () => {
    const html = assemblePage(template, page, surroundings);
    const [content, end] = html.split(/<div id="root"[^>]*>/u);
    expect(content).not.toContain('.js');
    expect(end?.match(/(?:href|src)="[^"]+\.js"/gu)).toEqual([
      'href="/assets/statistics.js"',
      'src="/assets/index.js"',
    ]);
  });

  it('escapes what stands in the head and takes the content as it is', () => {
    const html = assemblePage(template, page, surroundings);
    expect(html).toContain('<title>Shop &amp; &quot;more&quot;</title>');
    expect(html).toContain('<meta name="description" content="&lt;b>">');
    expect(html).toContain('<link rel="manifest" href="/x">');
    expect(html).toContain('<p>$& $1</p></div>');
  });

  it('lets no text of the catalog end the data that it stands in', () => {
    const evil = {
      product_id: 'x',
      product_title: '</script><script>alert(1)</script>',
      product_image: '',
      price: 1,
      category: 'Phones',
    };
    const html = assemblePage(
      template,
      { ...page, initialData: { cards: [evil], total: 1 }, structuredData: { name: evil.product_title } },
      surroundings,
    );
    expect(html).not.toContain('</script><script>alert');
  });

  it('refuses a style sheet that would end its element', () => {
    expect(() => assemblePage(template, page, { ...surroundings, styleText: () => '</STYLE>' })).toThrow(
      /style sheet/u,
    );
  });

  it('refuses a page whose screen has no code', () => {
    expect(() =>
      assemblePage(
        template,
        { ...page, file: 'details.html', path: '/details', module: 'src/screens/details/details.tsx' },
        surroundings,
      ),
    ).toThrow(/details\.html/u);
  });
});
