/** How long a file stays in memory after it was offered, in milliseconds: browsers begin to read it a little later. */
const KEPT = 60_000;

/** Has the browser save a file, as it saves a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
