import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { untilDone, type Browser, type Role, type Target } from './browser';

/** The driver's address while the tour lasts. */
const PORT = 4455;

/** WebDriver's key for an element (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's codes of keys (W3C WebDriver, 17.4.2). */
const keys = { Enter: '\uE007', Escape: '\uE00C', End: '\uE010' } as const;

/** Selectors for a role; the browser tells the name. Items of a list have none. */
const selectors: Readonly<Record<Exclude<Role, 'listitem'>, string>> = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog',
  link: 'a[href]:not([role])',
  navigation: 'nav',
  region: 'section',
  searchbox: 'input[type=search]',
  slider: '[role=slider]',
};

type Method = 'GET' | 'POST' | 'DELETE';

/** Asks a server that speaks WebDriver (https://www.w3.org/TR/webdriver2/). */
const webDriverAt = (base: string) => async (method: Method, address: string, body?: object) => {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(base + address, { method, ...init });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
};

type Ask = ReturnType<typeof webDriverAt>;

async function findIn(ask: Ask, { role, name, within }: Target): Promise<string> {
  const scope = within ? `/element/${await findIn(ask, within)}` : '';
  const all = (using: 'css selector' | 'xpath', value: string) =>
    ask('POST', `${scope}/elements`, { using, value });
  if (role === 'listitem') {
    for (const { [ELEMENT]: id } of await all('xpath', `.//li[contains(., "${name}")]`)) return id;
    throw new Error(`No item of a list has the text “${name}”.`);
  }
  const names: string[] = [];
  for (const { [ELEMENT]: id } of await all('css selector', selectors[role])) {
    const label = await ask('GET', `/element/${id}/computedlabel`);
    if (label === name) return id;
    names.push(label);
  }
  throw new Error(`There is no ${role} “${name}”, but there are: ${names.join(', ')}`);
}

/** The driver scrolls by itself, but once keys were pressed in a window no longer. */
async function findInView(ask: Ask, target: Target): Promise<string> {
  const id = await findIn(ask, target);
  const script = "arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })";
  await ask('POST', '/execute/sync', { script, args: [{ [ELEMENT]: id }] });
  return id;
}

function drive(name: string, ask: Ask, close: () => Promise<void>): Browser {
  const on = (target: Target, what: string, body: object = {}) =>
    untilDone(
      async () => void (await ask('POST', `/element/${await findInView(ask, target)}/${what}`, body)),
    );
  return {
    name,
    close,
    open: async (url) => void (await ask('POST', '/url', { url })),
    back: async () => void (await ask('POST', '/back', {})),
    forward: async () => void (await ask('POST', '/forward', {})),
    reload: async () => void (await ask('POST', '/refresh', {})),
    find: (target) => untilDone(async () => void (await findIn(ask, target))),
    click: (target) => on(target, 'click'),
    type: (target, text) => on(target, 'value', { text }),
    choose: (target, option) =>
      untilDone(async () => {
        const list = `/element/${await findInView(ask, target)}`;
        const found = await ask('POST', `${list}/element`, {
          using: 'xpath',
          value: `./option[.="${option}"]`,
        });
        await ask('POST', `/element/${found[ELEMENT]}/click`, {});
      }),
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    read: async (expression) => {
      const script = `Promise.resolve(${expression}).then(arguments[0])`;
      return String(await ask('POST', '/execute/async', { script, args: [] }));
    },
    screenshot: async (file) => writeFileSync(file, Buffer.from(await ask('GET', '/screenshot'), 'base64')),
  };
}

/** WebKit through WebKitGTK's driver, on a virtual screen, with a single tab. */
export async function startWebKit(driver: string): Promise<Browser> {
  const screen = ['-a', '-s', '-screen 0 1400x1000x24'];
  const child = spawn('xvfb-run', [...screen, driver, `--port=${PORT}`], { stdio: 'ignore', detached: true });
  const base = `http://127.0.0.1:${PORT}`;
  const askDriver = webDriverAt(base);
  await untilDone(() => askDriver('GET', '/status'));
  const { sessionId, capabilities } = await askDriver('POST', '/session', { capabilities: {} });
  const ask = webDriverAt(`${base}/session/${sessionId}`);
  await ask('POST', '/window/rect', { width: 1280, height: 900 });
  return drive(`WebKit ${capabilities.browserVersion}`, ask, async () => {
    await ask('DELETE', '');
    // A group of its own: the screen, the driver and its browser.
    if (child.pid !== undefined) process.kill(-child.pid);
  });
}
