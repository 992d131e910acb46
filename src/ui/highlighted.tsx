interface HighlightedProps {
  pieces: ReadonlyArray<{ text: string; marked: boolean }>;
}

/** A text of which parts were searched for. */
export function Highlighted({ pieces }: HighlightedProps) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
