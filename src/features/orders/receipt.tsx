import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { settings } from '@shop/settings';
import { formatCents, formatTime } from '../../lib/format';
import { saveFile } from '../../lib/save-file';
import { differingSum, type Order } from '../../store/orders';

export const differingNote = (sum: number): string =>
  `The total is what was paid. The items that we can still read add up to ${formatCents(sum)}.`;

/** On paper and in a file, which each have their own styles. */
export function Receipt({ order }: { order: Order }) {
  const date = new Date(order.placedAt);
  const differing = differingSum(order);
  return (
    <article>
      <div className="receipt-head">
        <strong>{settings.name}</strong>
        <time dateTime={date.toISOString()}>{formatTime(date, 'long')}</time>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ product_id, title, quantity, price }) => (
            <tr key={`${price} ${product_id}`}>
              <th scope="row">
                <bdi>{title}</bdi>
              </th>
              <td>{quantity}</td>
              <td>{formatCents(price)}</td>
              <td>{formatCents(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="receipt-total">{`Total: ${formatCents(order.total)}`}</p>
      {differing !== undefined && <p>{differingNote(differing)}</p>}
      <div className="receipt-foot">
        <p>This purchase was a simulation: no payment was taken, and nothing will be delivered.</p>
        <p>{`Questions? ${settings.email}, ${settings.phone}`}</p>
      </div>
    </article>
  );
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem; }
  .receipt-head { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 2px solid; padding-bottom: .5rem; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .5rem 0 .5rem 1rem; border-bottom: 1px solid #8888; text-align: end; font-weight: 400; vertical-align: top; overflow-wrap: anywhere; }
  thead th { font-weight: 600; overflow-wrap: normal; }
  th:first-child { padding-inline-start: 0; text-align: start; }
  .receipt-total { font-size: 1.25rem; font-weight: 600; text-align: end; }
`;

/** A file to open and print anywhere. Its policy lets nothing run or be fetched. */
export function receiptHtml(order: Order): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<Receipt order={order} />));
  const content = holder.innerHTML;
  root.unmount();
  return `<!doctype html>
<html lang="${settings.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Receipt</title>
<style>${style}</style>
</head>
<body>
<h1>Receipt</h1>
${content}
</body>
</html>
`;
}

/** In local time: `2026-03-01`. */
function dayOf({ placedAt }: Order): string {
  const date = new Date(placedAt);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

export function saveReceipt(order: Order): void {
  const name = `${settings.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-receipt-${dayOf(order)}.html`;
  saveFile(new Blob([receiptHtml(order)], { type: 'text/html' }), name);
}
