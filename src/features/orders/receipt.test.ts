// @vitest-environment jsdom
import { settings } from '@shop/settings';
import { describe, expect, it } from 'vitest';
import { receiptHtml } from './receipt';

function receiptOf(...titles: readonly string[]): Document {
  const lines = titles.map((title, index) => ({ product_id: `${index}`, title, price: 1050, quantity: 2 }));
  const html = receiptHtml({ id: 'x', placedAt: 0, lines, total: 2100 * titles.length });
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('a saved receipt', () => {
  it('has a line for each gadget, and the total', () => {
    const receipt = receiptOf('Watch', 'Phone');
    const cells = [...receipt.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Watch', '2', '$10.50', '$21'],
      ['Phone', '2', '$10.50', '$21'],
    ]);
    expect(receipt.querySelector('.receipt-total')?.textContent).toBe('Total: $42');
  });

  it('is in the shop’s language', () => {
    expect(receiptOf('Watch').documentElement.lang).toBe(settings.language);
  });

  it('says so where its lines do not add up to what was paid', () => {
    const html = receiptHtml({ id: 'x', placedAt: 0, lines: [], total: 2100 });
    expect(html).toContain('Total: $21');
    expect(html).toContain('The items that we can still read add up to $0.');
  });

  it('shows a title as it is read, and runs nothing of it', () => {
    for (const title of [
      '<script>alert(1)</script>',
      '</title><script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '"><svg/onload=alert(1)>',
      '</th></tr></table><iframe src="javascript:alert(1)">',
      '<!-- <b>',
      '&lt;script&gt;',
      '$& $1 $$',
    ]) {
      const receipt = receiptOf(title);
      expect(receipt.querySelector('bdi')?.textContent).toBe(title);
      expect(receipt.querySelectorAll('script, img, svg, iframe, b'), title).toHaveLength(0);
      expect(receipt.querySelectorAll('tbody tr'), title).toHaveLength(1);
    }
  });

  it('forbids everything but its own styles', () => {
    const policy = receiptOf('Watch').querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(policy?.getAttribute('content')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });
});
