import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OwnerError, shownPath, whyRefused } from './owner-error';

/** Lock files in the shop's folder, one per writing process. Names are unique, so a stale one is safe to remove. */
const LOCK_FILE = /^\.(?<pid>[1-9]\d{0,9})-[\da-f]{8}-[\da-f-]{27}\.lock$/u;

/** Temporary files (write-atomically.ts). */
const DRAFT_FILE = /^\..+\.[\da-f]{8}-[\da-f-]{27}\.tmp$/u;

/** Folders that commands write to. */
const FOLDERS = ['.', 'photos', 'icons', 'images', 'images/products'];

const POLL_INTERVAL_MS = 100;

const mine = new Set<string>();

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  // In a restarted container, this process often has the pid of the killed one.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface Lock {
  name: string;
  pid: number;
}

/** Locks of other running processes. Stale ones are removed. */
function othersIn(shopDir: string, own: string): Lock[] {
  return namesIn(shopDir).flatMap((name) => {
    const pid = Number(LOCK_FILE.exec(name)?.groups?.['pid']);
    if (Number.isNaN(pid) || name === own) return [];
    if (mine.has(name) || isAlive(pid)) return [{ name, pid }];
    rmSync(path.join(shopDir, name), { force: true });
    return [];
  });
}

/** Locks first and checks second, so that of two processes at least one sees the other. @returns the lock in the way */
function lock(shopDir: string, own: string): Lock | undefined {
  const file = path.join(shopDir, own);
  mine.add(own);
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    mine.delete(own);
    throw new OwnerError(
      `cannot be written to: ${whyRefused(error)}; nothing was changed`,
      shownPath(shopDir),
    );
  }
  const [other] = othersIn(shopDir, own);
  if (other) release(shopDir, own);
  return other;
}

function release(shopDir: string, own: string): void {
  rmSync(path.join(shopDir, own), { force: true });
  mine.delete(own);
}

/** Removes temporary files of killed processes. Call with the lock held. */
function removeDrafts(shopDir: string): void {
  for (const folder of FOLDERS)
    for (const name of namesIn(path.join(shopDir, folder)))
      if (DRAFT_FILE.test(name)) rmSync(path.join(shopDir, folder, name), { force: true });
}

/**
 * Runs `act` with an exclusive lock on the shop's folder, waiting for other commands on this machine. Locks of killed
 * processes are ignored.
 */
export async function oneAtATime<Result>(
  shopDir: string,
  say: (line: string) => void,
  act: () => Promise<Result>,
): Promise<Result> {
  const own = `.${process.pid}-${randomUUID()}.lock`;
  let announced: string | undefined;
  for (let other = lock(shopDir, own); other; other = lock(shopDir, own)) {
    if (announced !== other.name)
      say(
        `Waiting for process ${other.pid}, which is writing to ${shownPath(shopDir)}. If it no longer runs, delete ${shownPath(path.join(shopDir, other.name))}.`,
      );
    announced = other.name;
    await pause(POLL_INTERVAL_MS * (1 + Math.random()));
  }
  try {
    removeDrafts(shopDir);
    return await act();
  } finally {
    release(shopDir, own);
  }
}
