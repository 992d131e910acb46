import { spawn } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shot } from './framing';
import { LAYERS } from './layers';
import type { RenderSettings } from './settings';

const SCRIPT = path.join(import.meta.dirname, '../blender/render.py');

export class BlenderMissing extends Error {}

const HELP = `Blender is not installed, or not on the PATH, so no picture can be rendered.
On Debian or Ubuntu: apt-get install -y blender python3-numpy
Elsewhere: install Blender 3.4 or newer from your system's packages and name it in BLENDER=/path/to/blender.
The pictures that are in examples/ultraviolet/images/products stay as they are.`;

const program = () => process.env['BLENDER'] ?? 'blender';

/** Runs Blender and returns its output. */
function run(args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (data: Buffer) => {
      said = (said + data.toString()).slice(-4000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', () => {
      reject(new BlenderMissing(HELP));
    });
    child.on('close', (code) => {
      resolve({ code, said });
    });
  });
}

/** Fails with a plain message if Blender cannot be run. */
export async function needBlender(): Promise<void> {
  await run(['--version']);
}

export interface RenderJob extends RenderSettings {
  readonly model: string;
  readonly shot: Shot;
  readonly result: string;
  /** 0 takes every core. */
  readonly threads: number;
}

/**
 * Path-traces a GLB into a file of raw layers. It returns once Blender has started; `done` is over when
 * the file is there.
 */
export async function startRender({ threads, ...job }: RenderJob): Promise<{ readonly done: Promise<void> }> {
  const jobFile = `${job.result}.json`;
  await writeFile(jobFile, JSON.stringify({ ...job, layers: LAYERS }));
  return { done: rendered(job.result, ['-b', '-t', String(threads), '-P', SCRIPT, '--', jobFile]) };
}

async function rendered(result: string, args: readonly string[]): Promise<void> {
  const { code, said } = await run(args);
  const made = await access(result).then(
    () => true,
    () => false,
  );
  // Blender exits with 0 even if its script fails, so check for the file.
  if (!made) throw new Error(`Blender (exit code ${code}) made no picture. Its last words:\n${said}`);
}
