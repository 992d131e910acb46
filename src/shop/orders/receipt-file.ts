import { brand } from '../../brand';
import { formatCents } from '../../lib/money';
import { saveFile } from '../../lib/save-file';
import type { Order } from './order';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML: what the catalogue says is shown, and never taken for a tag. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? '');
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem; }
  header { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 2px solid; padding-bottom: .5rem; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .5rem 0 .5rem 1rem; border-bottom: 1px solid #8888; text-align: end; font-weight: 400; vertical-align: top; overflow-wrap: anywhere; }
  thead th { font-weight: 600; overflow-wrap: normal; }
  th:first-child { padding-inline-start: 0; text-align: start; }
  .total { font-size: 1.25rem; font-weight: 600; text-align: end; }
`;

/** The day of an order as a file's name has it, in the visitor's own time: `2026-03-01`. */
function dayOf({ at }: Order): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The name of a receipt's file. */
function receiptName(order: Order): string {
  return `${brand.name.toLowerCase()}-receipt-${dayOf(order)}.html`;
}

/**
 * An order's receipt as a file of its own, to be opened and printed anywhere. Nothing in it runs and it
 * asks nobody for anything, which its own policy says to the browser as well.
 */
export function receiptHtml(order: Order): string {
  const rows = order.lines.map(
    ({ title, price, quantity }) =>
      `<tr><th scope="row"><bdi>${escape(title)}</bdi></th><td>${quantity}</td><td>${formatCents(price)}</td><td>${formatCents(price * quantity)}</td></tr>`,
  );
  const date = new Date(order.at);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escape(brand.name)}: receipt</title>
<style>${style}</style>
</head>
<body>
<header><strong>${escape(brand.name)}</strong><time datetime="${date.toISOString()}">${escape(date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' }))}</time></header>
<h1>Receipt</h1>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Quantity</th><th scope="col">Price</th><th scope="col">Amount</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p class="total">Total: ${formatCents(order.total)}</p>
<p>This purchase was a simulation: no payment was taken, and nothing will be delivered.</p>
<p>Questions? ${escape(brand.email)}, ${escape(brand.phone)}</p>
</body>
</html>
`;
}

/** Has the browser save an order's receipt. */
export function saveReceipt(order: Order): void {
  saveFile(new Blob([receiptHtml(order)], { type: 'text/html' }), receiptName(order));
}
