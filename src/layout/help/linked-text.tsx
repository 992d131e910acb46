import { Link } from '../../ui/link/link';

/** A way on within a text: `[what is read](where it leads)`. */
const LINK = /\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)/gu;

/** A text with its links: those within the shop change the screen, others are the browser's. */
export function LinkedText({ text }: { readonly text: string }) {
  let end = 0;
  const parts = [...text.matchAll(LINK)].map(({ 0: whole, index, groups }) => {
    const before = text.slice(end, index);
    end = index + whole.length;
    return { before, label: groups?.['label'] ?? '', to: groups?.['to'] ?? '', end };
  });
  return (
    <>
      {parts.map(({ before, label, to, end: key }) => (
        <span key={key}>
          {before}
          {to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}
        </span>
      ))}
      {text.slice(end)}
    </>
  );
}
