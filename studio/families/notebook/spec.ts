import type { DesktopKind } from '../../drawing/desktop';
import type { Wallpaper } from '../../drawing/wallpaper';

/**
 * How it stands in its picture, so that neighbors in a category differ: `right` (the usual one) and `left` are seen
 * from that side of whoever types, `front` straight on and from higher up, `wide` from far at the right and above.
 */
export type NotebookPose = 'right' | 'left' | 'front' | 'wide';

/** A socket in a notebook's side; `magnet` is Apple's MagSafe, `connect` Microsoft's Surface Connect, `power` a maker's own inlet. */
export type Socket = 'c' | 'a' | 'hdmi' | 'jack' | 'sd' | 'microsd' | 'magnet' | 'connect' | 'power';

/** The sockets at each side, from the hinge to the front. */
export interface Sockets {
  readonly left: readonly Socket[];
  readonly right: readonly Socket[];
}

/** The keyboard's layout; `touch` is a PC's with a glass touch strip in place of its first row. */
export type KeyLayout = 'mac' | 'pc' | 'touch';

/** Sizes in millimeters, colors as sRGB hex. */
export interface NotebookSpec {
  readonly family: 'notebook';
  readonly width: number;
  readonly depth: number;
  /** Thickness of the lower half. */
  readonly height: number;
  readonly corner: number;
  /** How far the underside's edge is rounded away. */
  readonly underside?: number;
  readonly body: {
    readonly color: string;
    readonly surface: 'anodized' | 'painted' | 'polished-edge';
    /** The deck around the keys, where it differs. */
    readonly deck?: string;
    readonly lid?: string;
  };
  readonly screen: {
    /** Width by height. */
    readonly ratio: number;
    readonly side: number;
    readonly top: number;
    readonly notch?: boolean;
    /** A raised lip over the camera. */
    readonly lip?: boolean;
    readonly kind: DesktopKind;
    readonly wallpaper: Wallpaper;
  };
  readonly keyboard: {
    readonly width: number;
    readonly depth: number;
    /** Distance from the hinge edge to the first row. */
    readonly from: number;
    readonly layout: KeyLayout;
    readonly color: string;
    readonly legend: string;
    readonly gap: number;
    /** A sunken field under all the keys; without one they stand in the deck itself. */
    readonly well?: string;
    readonly stick?: boolean;
  };
  readonly trackpad: {
    readonly width: number;
    readonly depth: number;
    /** A pad without an edge is only felt. */
    readonly seamless?: boolean;
    readonly buttons?: boolean;
  };
  /** Strips of fine holes at both sides of the keyboard, this wide. */
  readonly grilles?: number;
  readonly hinge: 'barrel' | 'pair' | 'bar';
  readonly sockets: Sockets;
  /** `right` where none is given. */
  readonly pose?: NotebookPose;
}
