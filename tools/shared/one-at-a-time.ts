import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OwnerError, shownPath, whyRefused } from './owner-error';

/** A process that writes into the shop's folder has such a file there. Names never repeat, so a dead one's is anybody's to remove. */
const CLAIM = /^\.(?<pid>[1-9]\d{0,9})-[\da-f]{8}-[\da-f-]{27}\.lock$/u;

/** A file that a killed run had only half written. */
const DRAFT = /^\..+\.[\da-f]{8}-[\da-f-]{27}\.tmp$/u;

/** Where commands write. */
const FOLDERS = ['.', 'photos', 'icons', 'images', 'images/products'];

const POLL = 100;

const mine = new Set<string>();

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  // In a new container, a process often has the number of the one that was killed.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface Claim {
  name: string;
  pid: number;
}

/** Claims of others that are at work. Those of the dead are removed. */
function othersIn(shopDir: string, own: string): Claim[] {
  return namesIn(shopDir).flatMap((name) => {
    const pid = Number(CLAIM.exec(name)?.groups?.['pid']);
    if (Number.isNaN(pid) || name === own) return [];
    if (mine.has(name) || isAlive(pid)) return [{ name, pid }];
    rmSync(path.join(shopDir, name), { force: true });
    return [];
  });
}

/** Claims first and looks second: of two that do so at once, one at least sees the other. @returns who is in the way */
function claim(shopDir: string, own: string): Claim | undefined {
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

/** Removes what killed runs left half written. Nobody else writes now. */
function sweep(shopDir: string): void {
  for (const folder of FOLDERS)
    for (const name of namesIn(path.join(shopDir, folder)))
      if (DRAFT.test(name)) rmSync(path.join(shopDir, folder, name), { force: true });
}

/**
 * Does what writes into the shop's folder when no other command of this machine does. It waits, and says for whom. What a
 * killed command leaves is in nobody's way.
 */
export async function oneAtATime<Result>(
  shopDir: string,
  say: (line: string) => void,
  act: () => Promise<Result>,
): Promise<Result> {
  const own = `.${process.pid}-${randomUUID()}.lock`;
  let told: string | undefined;
  for (let other = claim(shopDir, own); other; other = claim(shopDir, own)) {
    if (told !== other.name)
      say(
        `Waiting for process ${other.pid}, which writes into ${shownPath(shopDir)}. If there is none, delete ${shownPath(path.join(shopDir, other.name))}.`,
      );
    told = other.name;
    await pause(POLL * (1 + Math.random()));
  }
  try {
    sweep(shopDir);
    return await act();
  } finally {
    release(shopDir, own);
  }
}
