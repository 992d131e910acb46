import type { Locator, Page } from '@playwright/test';
import type { ScreenReader } from './screen-reader';

/** Said by the browser and the screen reader about windows and loading, not about the shop. */
const NOT_OURS =
  /page tab\.$|frame\.$|- Chromium$|^Chromium$|^Address and search bar|^Selection deleted|^Screen reader on|^Loading\. {1,2}Please wait|^Finished loading|^Page has |document web\.$|^Text unselected/u;

/** A shopper who hears the shop: each step is a line of the transcript, with all that was said after it. */
export class Visit {
  readonly #page: Page;
  readonly #reader: ScreenReader;
  readonly #origin: string;
  readonly lines: string[] = [];

  constructor(page: Page, reader: ScreenReader, origin: string) {
    this.#page = page;
    this.#reader = reader;
    this.#origin = origin;
  }

  async #hear(step: string): Promise<void> {
    const said = (await this.#reader.said()).filter((sentence) => !NOT_OURS.test(sentence));
    const line = `- **${step}** ${said.map((sentence) => `“${sentence}”`).join(' ') || '(silence)'}`;
    this.lines.push(line);
    console.log(line);
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(this.#origin + address);
    await this.#hear(`Opens ${address}:`);
  }

  /** Arrives by Tab, which turns on the screen reader's mode for fields; the way there is not heard. */
  async goTo(target: Locator): Promise<void> {
    await target.focus({ timeout: 15_000 });
    this.#reader.press('shift+Tab');
    await this.#reader.said();
    this.#reader.press('Tab');
    await this.#hear('Goes on to:');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#reader.press(key);
      await this.#hear(`${key.replace('Return', 'Enter').replace('ctrl+z', 'Ctrl+Z')}:`);
    }
  }

  /** In a list of options. */
  async chooseNext(): Promise<void> {
    await this.#reader.enterFields();
    await this.press('Down');
  }

  /** In the mode for fields, in which letters do not lead to headings and links. */
  async type(text: string): Promise<void> {
    await this.#reader.enterFields();
    this.#reader.type(text);
    await this.#hear(`Types “${text}”:`);
  }

  async wait(seconds: number): Promise<void> {
    await this.#page.waitForTimeout(seconds * 1000);
    await this.#hear(`Waits for ${seconds} s:`);
  }
}
