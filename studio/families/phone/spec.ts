import type { PhoneScreen } from '../../drawing/lock-screen';

/** A raised field on the back. Places are seen from behind, from the back's middle, in millimeters. */
export interface Island {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly rise: number;
  readonly color: string;
  readonly surface: 'glass' | 'frosted' | 'metal';
}

export interface Lens {
  readonly x: number;
  readonly y: number;
  /** Outer diameter. */
  readonly size: number;
  /** Height over the back, with the island under it. */
  readonly rise: number;
  /** Color of the metal ring; none where the lens lies under the island's glass. */
  readonly ring?: string;
}

export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rise: number;
  readonly kind: 'flash' | 'sensor';
}

export interface PhoneBack {
  readonly color: string;
  readonly surface: 'glossy' | 'frosted' | 'metal' | 'leather' | 'plastic';
  /** The lower half of a two-colored back. */
  readonly lower?: string;
  readonly islands: readonly Island[];
  readonly lenses: readonly Lens[];
  readonly lamps: readonly Lamp[];
}

/** Sizes in millimeters, colors as sRGB hex. */
export interface PhoneSpec {
  readonly family: 'phone';
  readonly width: number;
  readonly height: number;
  /** With the glass on both sides, without lenses. */
  readonly thickness: number;
  readonly corner: number;
  /** How far the frame's edges are rounded: about 1.3 is flat-sided, 3 and more is curved. */
  readonly edge: number;
  readonly frame: { readonly color: string; readonly surface: 'polished' | 'brushed' | 'matte' };
  readonly bezel: {
    readonly side: number;
    readonly top: number;
    readonly bottom: number;
    readonly color?: string;
  };
  readonly screen: PhoneScreen;
  readonly back: PhoneBack;
  /** A pen leaning beside the pair. */
  readonly pen?: string;
}

/** How far the front's glass and the back's panel stand out of the frame, in millimeters. */
export const STANDS_OUT = 0.4;

/** A phone's body, in any pose. */
export type PhoneBody = Omit<PhoneSpec, 'family'>;

/** A clamshell: the open phone and, before it, the folded one. */
export interface FlipPhoneSpec extends PhoneBody {
  readonly family: 'flip-phone';
  /** The screen on the outside of the upper half, from the half's middle. */
  readonly cover: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly corner: number;
    /** At its left it reaches down beside the lenses, so wide and so far. */
    readonly beside?: { readonly width: number; readonly height: number };
  };
}
