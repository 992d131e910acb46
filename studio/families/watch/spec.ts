/** The screen's or dial's content. */
export interface WatchFace {
  readonly kind: 'analogue' | 'modular' | 'sport' | 'hands' | 'digits';
  readonly accent: string;
  readonly second: string;
  readonly ground: string;
}

export interface Crown {
  /** Height over the case's middle. */
  readonly y: number;
  readonly size: number;
  readonly length: number;
  readonly color?: string;
  /** A ring of another color near the crown's end. */
  readonly accent?: string;
  readonly kind: 'crown' | 'button';
  /** At the left, where the others are at the right. */
  readonly left?: true;
}

/** Sizes in millimeters, colors as sRGB hex. */
export interface WatchSpec {
  readonly family: 'watch';
  /** A cushion is a squarish base that carries a round glass. */
  readonly shape: 'square' | 'round' | 'cushion';
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  /** Corner radius of a square case. */
  readonly corner: number;
  readonly body: { readonly color: string; readonly surface: 'matte' | 'polished' | 'plastic' };
  /** A ring around the glass, where the case has one. */
  readonly rim?: { readonly width: number; readonly color: string; readonly rise: number };
  readonly glass: {
    /** Black margin between the case and the picture. */
    readonly margin: number;
    /** How far the glass stands over the case, and how far in it starts to curve. */
    readonly rise: number;
    readonly curve: number;
  };
  readonly crowns: readonly Crown[];
  /** A raised guard around the crown. */
  readonly guard?: boolean;
  /** Its edge swells into four lugs that hold the band between them. */
  readonly lugs?: boolean;
  /** Round below, and above all glass. */
  readonly pebble?: boolean;
  readonly band: {
    readonly width: number;
    readonly color: string;
    readonly kind: 'sport' | 'loop' | 'ribbed' | 'leather';
    /** Stitches or a stripe along the band. */
    readonly stripe?: string;
  };
  readonly face: WatchFace;
}
