import type { Canvas } from '@napi-rs/canvas';

/** Surface structure that Blender adds, as a fine bump or, for a weave, as threads. */
export type Grain = 'blasted' | 'brushed' | 'knit' | 'leather' | 'mesh' | 'paper' | 'weave';

/** A surface's look. Colors are sRGB hex, the rest as in the metal-rough model. */
export interface Finish {
  readonly color: string;
  readonly metalness: number;
  readonly roughness: number;
  /** Strength of the mirror reflection of non-metals; 0.5 is ordinary plastic or glass. */
  readonly specular?: number;
  readonly coat?: number;
  readonly sheen?: number;
  readonly grain?: Grain;
  /** Picture instead of the color. */
  readonly picture?: Canvas;
  /** Picture that shines by itself: a screen. */
  readonly glow?: Canvas;
  readonly glowStrength?: number;
  /** 0 is solid, 1 a thin clear wall. */
  readonly clear?: number;
}
