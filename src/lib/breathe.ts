/** For how long work may go on before it lets the browser answer, in milliseconds. */
const LONGEST_TASK = 12;

/**
 * Makes a pause for long work to wait for now and then: at once as long as the present task is short,
 * and else when the browser has dealt with what was waiting (a tap, a frame).
 */
export function createBreather(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < LONGEST_TASK) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        begun = performance.now();
        resolve();
      });
    });
  };
}
