const HYDRATED = 'shop-hydrated';

/** Serialized into the page's head, so it must not use anything outside itself. */
function keepLastTap(hydrated: string): void {
  let last: { control: HTMLButtonElement | HTMLSelectElement; value: string } | undefined;
  let hasFailed = false;
  const listening = new AbortController();
  const loadAgain = () => {
    // Offline, the browser's error page would come.
    if (hasFailed && last && navigator.onLine) location.reload();
  };
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest(event.type === 'click' ? 'button' : 'select');
    if (!control) return;
    event.stopPropagation();
    last?.control.removeAttribute('aria-busy');
    last = { control, value: control.value };
    control.setAttribute('aria-busy', 'true');
    loadAgain();
  };
  const noteFailure = ({ target }: Event) => {
    hasFailed ||= target instanceof HTMLScriptElement;
    loadAgain();
  };
  const repeat = () => {
    listening.abort();
    if (!last) return;
    const { control, value } = last;
    control.removeAttribute('aria-busy');
    if (control instanceof HTMLButtonElement) {
      control.click();
    } else {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  addEventListener('click', keep, { capture: true, signal: listening.signal });
  addEventListener('change', keep, { capture: true, signal: listening.signal });
  addEventListener('error', noteFailure, { capture: true, signal: listening.signal });
  addEventListener(hydrated, repeat, { once: true });
}

/** Repeats the last press or choice from before hydration: docs/decisions/0019-taps-before-the-code.md */
export const earlyTapScript = () => `(${keepLastTap.toString()})("${HYDRATED}");`;

/** In its own task, because React ignores events dispatched during an effect. */
export function repeatEarlyTap(): void {
  setTimeout(() => dispatchEvent(new Event(HYDRATED)));
}
