import { afterPaint } from './after-paint';
import { isShown, watchDocument } from './wanted';

/** The milliseconds from the start of navigation until an element has been painted. */
export function timeOfFirst(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const changes = watchDocument(() => {
      if (!isShown({ selector })) return;
      changes.disconnect();
      afterPaint(() => resolve(performance.now()));
    });
  });
}
