/** Marks the parts of a text that a search matched. */
export function Highlighted({ pieces }: { pieces: ReadonlyArray<{ text: string; marked: boolean }> }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
