import { chmodSync } from 'node:fs';

const NOBODY = 65_534;

/** Runs a test with a read-only folder, dropping root's privileges if necessary. */
export async function withoutPermission<Result>(folder: string, act: () => Promise<Result>): Promise<Result> {
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o555);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    return await act();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder, 0o755);
  }
}
