import path from 'node:path';

/** An error that the owner can fix: printed as a sentence, without a stack trace. */
export class OwnerError extends Error {
  override name = 'OwnerError';
  /** The sentence's subject; by default the file that the command reads. */
  readonly subject: string | undefined;

  constructor(message: string, subject?: string) {
    super(message);
    this.subject = subject;
  }
}

/** Relative if the file is below the working directory. */
export function shownPath(file: string): string {
  const relative = path.relative('.', file);
  return relative.startsWith('..') ? file : relative;
}

const REASONS = new Map([
  ['EEXIST', 'a file has its name'],
  ['ENOENT', 'there is no such file or folder'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'a part of its path is not a folder'],
  ['EACCES', 'there is no permission'],
  ['EPERM', 'there is no permission'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
]);

/** Puts a file system error into words. */
export function whyRefused(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS.get(code) ?? (error instanceof Error ? error.message : String(error));
}
