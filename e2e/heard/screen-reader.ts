import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DISPLAY = ':80';

/** The machine needs no sound card. */
const SPEECH_SETTINGS = `
AudioOutputMethod "alsa"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
`;

/** Debian's packages. */
export const packages = [
  'xvfb',
  'openbox',
  'orca',
  'at-spi2-core',
  'dbus-x11',
  'speech-dispatcher',
  'speech-dispatcher-espeak-ng',
  'xdotool',
  'chromium',
] as const;

export const isInstalled = () =>
  ['Xvfb', 'openbox', 'orca', 'dbus-run-session', 'xdotool', 'chromium'].every((program) =>
    existsSync(`/usr/bin/${program}`),
  );

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** A folder for the screen reader's settings and its log, which starts empty. */
export function prepareHome(home: string): NodeJS.ProcessEnv {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(path.join(home, 'run'), { recursive: true, mode: 0o700 });
  const speech = path.join(home, '.config/speech-dispatcher');
  mkdirSync(speech, { recursive: true });
  writeFileSync(path.join(speech, 'speechd.conf'), SPEECH_SETTINGS);
  writeFileSync(path.join(home, '.asoundrc'), 'pcm.!default { type null }\n');
  return {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: path.join(home, 'run'),
    DISPLAY,
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    NO_AT_BRIDGE: '0',
    LC_ALL: 'C.UTF-8',
  };
}

/** Orca on a screen that nobody sees, in a D-Bus session of its own. */
export class ScreenReader {
  readonly #log: string;
  readonly #programs: ChildProcess[] = [];
  #read = 0;
  #isInFields = false;

  constructor(home: string) {
    this.#log = path.join(home, 'orca.out');
  }

  async start(): Promise<void> {
    this.#run('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24']);
    await pause(1000);
    this.#run('openbox', []);
    this.#run('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
    this.#run('speech-dispatcher', ['-s', '-t', '0']);
    await pause(1500);
    // Orca holds lines back unless it writes to a terminal.
    this.#run('script', ['-qfc', 'orca --debug --debug-file=/dev/tty --disable=braille', this.#log]);
    await this.#untilQuiet(3000);
  }

  #run(program: string, args: readonly string[]): void {
    const log = openSync(`${this.#log}.programs`, 'a');
    this.#programs.push(spawn(program, args, { stdio: ['ignore', log, log] }));
  }

  /** Presses a key as a keyboard does: a browser driver's own keys never reach a screen reader. */
  press(key: string): void {
    spawnSync('/usr/bin/xdotool', ['key', '--clearmodifiers', key]);
  }

  async enterFields(): Promise<void> {
    if (this.#isInFields) return;
    spawnSync('/usr/bin/xdotool', ['keydown', 'Insert', 'key', 'a', 'keyup', 'Insert']);
    await this.said();
  }

  type(text: string): void {
    spawnSync('/usr/bin/xdotool', ['type', '--delay', '120', text]);
  }

  #text(): string {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8') : '';
  }

  async #untilQuiet(ms: number): Promise<void> {
    for (let length = -1, since = 0; since < ms; since += 150) {
      const now = this.#text().length;
      if (now !== length) since = 0;
      length = now;
      await pause(150);
    }
  }

  /** Everything said since it was last asked, once it has said nothing for a while. */
  async said(): Promise<readonly string[]> {
    await this.#untilQuiet(2000);
    const text = this.#text();
    const news = text.slice(this.#read);
    this.#read = text.length;
    const said = [...news.matchAll(/SPEECH OUTPUT: '(?<said>.*)'\{/gu)]
      .map(({ groups }) => groups?.said?.trim() ?? '')
      .filter((sentence) => sentence !== '');
    const mode = said.findLast((sentence) => /^(?:Focus|Browse) mode$/u.test(sentence));
    if (mode !== undefined) this.#isInFields = mode === 'Focus mode';
    return said;
  }

  end(): void {
    for (const program of this.#programs.toReversed()) program.kill('SIGKILL');
  }
}
