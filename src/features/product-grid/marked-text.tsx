import type { SearchHits } from '../../catalogue/search-index';

interface MarkedTextProps {
  readonly text: string;
  readonly mark: SearchHits['mark'];
}

/** A text with what a search has matched in it marked. */
export function MarkedText({ text, mark }: MarkedTextProps) {
  return mark(text).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
