interface HighlightedProps {
  pieces: ReadonlyArray<{ text: string; marked: boolean }>;
}

/** Marks the parts of a text that a search matched. */
export function Highlighted({ pieces }: HighlightedProps) {
  return pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
