/** The roles that the tour finds things by. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'link'
  | 'listitem'
  | 'navigation'
  | 'region'
  | 'searchbox'
  | 'slider';

/** Something on the page: its role, its name (of an item of a list, a text in it), and what it stands in. */
export interface Target {
  readonly role: Role;
  readonly name: string;
  readonly within?: Target;
}

/** The browser interface of the tour: the common ground of WebDriver and Playwright. */
export interface Browser {
  /** Its engine and version. */
  readonly name: string;
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Waits until it is shown. */
  find(target: Target): Promise<void>;
  /** Clicks it; fails if it is missing or covered. */
  click(target: Target): Promise<void>;
  /** Types a text into a field, key by key. */
  type(target: Target, text: string): Promise<void>;
  /** Chooses an option of a list by its text. */
  choose(target: Target, option: string): Promise<void>;
  press(key: 'Escape' | 'End' | 'Enter'): Promise<void>;
  /** Evaluates a JavaScript expression in the page, as text. */
  read(expression: string): Promise<string>;
  screenshot(file: string): Promise<void>;
  /** A second tab of the same visitor, where the driver can have one. */
  openTab?(address: string): Promise<Browser>;
  /** The console's errors and warnings, if the driver can tell. */
  readonly complaints?: readonly string[];
  close(): Promise<void>;
}

/** A step's timeout in milliseconds, generous for busy machines. */
export const PATIENCE = 90_000;

/** Retries until it succeeds; after the timeout throws the last error. */
export async function untilDone<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
