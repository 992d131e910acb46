export const MAX_LINES = 50;

/** A heading with a count, then a line each; `more` says where to find the rest. */
export function section(title: string, lines: readonly string[], more = ''): string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MAX_LINES).map((line) => `  ${line}`);
  const rest = lines.length - shown.length;
  return [`${title} (${lines.length}):`, ...shown, ...(rest > 0 ? [`  … and ${rest} more${more}`] : [])];
}
