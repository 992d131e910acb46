import path from 'node:path';

/** What stops a command: a sentence for the owner, who need not see where in the code it was thrown. */
export class OwnerError extends Error {
  override name = 'OwnerError';
  /** What the sentence is about; by default the file that the command reads. */
  readonly subject: string | undefined;

  constructor(message: string, subject?: string) {
    super(message);
    this.subject = subject;
  }
}

/** Short where the file is below this folder. */
export function shownPath(file: string): string {
  const relative = path.relative('.', file);
  return relative.startsWith('..') ? file : relative;
}

const REASONS = new Map([
  ['EEXIST', 'a file has its name'],
  ['ENOENT', 'there is no such file or folder'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'a part of its path is no folder'],
  ['EACCES', 'there is no permission'],
  ['EPERM', 'there is no permission'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
]);

/** Why the system refused a file, in words. */
export function whyRefused(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS.get(code) ?? (error instanceof Error ? error.message : String(error));
}
