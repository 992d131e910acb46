import { Parser } from 'htmlparser2';
import { OwnerError } from '../shared/owner-error';

/** Exports nest about ten deep. The parser takes quadratic time in the depth. */
export const MAX_DEPTH = 100;

/** Strips the namespace prefix: `g:price` becomes `price`. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export interface TagVisitor {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (words: string) => void;
  close: (name: string) => void;
}

/**
 * Parses an XML part of a workbook, reporting tags by local name.
 * @param isWhole `false` if reading stopped early
 */
export async function readTags(
  pieces: AsyncIterable<string>,
  visitor: TagVisitor,
  isWhole: () => boolean = () => true,
): Promise<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH)
          throw new OwnerError(
            `is a workbook with <${name}> more than ${MAX_DEPTH} elements deep: it is damaged`,
          );
        visitor.open(localName(name), attributes);
      },
      ontext: (words) => visitor.text(words),
      onclosetag(name) {
        depth -= 1;
        visitor.close(localName(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const piece of pieces) parser.write(piece);
  // The parser closes open elements silently, which would hide truncation.
  if (isWhole() && depth > 0) throw new OwnerError('is a workbook that ends in the middle: save it again');
  parser.end();
}
