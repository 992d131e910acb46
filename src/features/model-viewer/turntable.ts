import { between, held, nearest, type Orbit } from './orbit';
import type { Stage } from './stage';

const GLIDE_MS = 420;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** From where a model is shown. Draws once for each change, and nothing while there is none. */
export class Turntable {
  private orbit: Orbit;
  /** Where it is on its way to, or stands. */
  private target: Orbit;
  private stage: Stage | undefined;
  private frame: number | undefined;

  constructor(home: Orbit) {
    this.orbit = home;
    this.target = home;
  }

  readonly now = (): Orbit => this.orbit;

  /** What a further step goes on from, so that three quick presses turn three times as far as one. */
  readonly aim = (): Orbit => this.target;

  /** Nothing takes a stage away. */
  readonly show = (stage: Stage | undefined): void => {
    this.stop();
    this.stage = stage;
    stage?.draw(this.orbit);
  };

  readonly draw = (): void => {
    if (this.frame !== undefined) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = undefined;
      this.stage?.draw(this.orbit);
    });
  };

  /** At once, as a hand does that drags. */
  readonly set = (orbit: Orbit): void => {
    this.stop();
    this.orbit = held(orbit);
    this.target = this.orbit;
    this.draw();
  };

  /** By the shortest way, or at once for those who ask for less motion. */
  readonly glide = (wanted: Orbit): void => {
    const from = this.orbit;
    const to = held(nearest(from, wanted));
    if (wantsStillness()) {
      this.set(to);
      return;
    }
    this.stop();
    this.target = to;
    const began = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, Math.max(0, (time - began) / GLIDE_MS));
      this.orbit = between(from, to, part);
      this.stage?.draw(this.orbit);
      this.frame = part < 1 ? requestAnimationFrame(step) : undefined;
    };
    this.frame = requestAnimationFrame(step);
  };

  private stop(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.frame = undefined;
  }
}
