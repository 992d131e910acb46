import type { ModelViewerElement } from '@google/model-viewer';
import type { ModelView } from '../../catalog/product-model';
import light from './model-stage-light.hdr?url';

export const HIGHEST = 89;
export const LOWEST = -50;
const FIELD_OF_VIEW = '20deg';
/** Percent of the distance from which the model just fits: a little ground shows. */
const WHOLE_PERCENT = 105;

/** The viewer's attributes. Gestures, keys and buttons share these limits. */
export const attributes = {
  'camera-controls': true,
  'touch-action': 'none',
  'interaction-prompt': 'none',
  'field-of-view': FIELD_OF_VIEW,
  'max-field-of-view': FIELD_OF_VIEW,
  'min-field-of-view': '14deg',
  'zoom-sensitivity': 0.4,
  'max-camera-orbit': `auto ${90 - LOWEST}deg auto`,
  // A fifth of the distance that fits the model: percent of the viewer's minimum, 2.2 times the radius.
  'min-camera-orbit': `auto ${90 - HIGHEST}deg 55%`,
  'environment-image': light,
  ar: true,
  'ar-modes': 'webxr quick-look',
  // True size: no pinch to scale.
  'ar-scale': 'fixed',
  /** As the pictures are developed (studio/pipeline/develop.ts). */
  exposure: 1.1,
} as const;

/** The camera's direction, in degrees. */
export type Direction = Pick<ModelView, 'azimuth' | 'elevation'>;

const degrees = (radians: number) => (radians * 180) / Math.PI;

export function directionOf(viewer: ModelViewerElement): Direction {
  const { theta, phi } = viewer.getCameraOrbit();
  return { azimuth: degrees(theta), elevation: 90 - degrees(phi) };
}

/** Turns the camera the short way around, at its current distance. */
export function look(viewer: ModelViewerElement, { azimuth, elevation }: Direction): void {
  viewer.cameraOrbit = `${azimuth}deg ${90 - elevation}deg ${viewer.getCameraOrbit().radius}m`;
}

export function showView(viewer: ModelViewerElement, view: ModelView): void {
  const { azimuth, elevation, zoom = 1, target } = view;
  viewer.cameraTarget = target?.map((meters) => `${meters}m`).join(' ') ?? 'auto auto auto';
  viewer.cameraOrbit = `${azimuth}deg ${90 - elevation}deg ${WHOLE_PERCENT / zoom}%`;
  viewer.fieldOfView = FIELD_OF_VIEW;
}

const SIDES = ['front', 'right', 'back', 'left'];

/** For screen readers. */
export function describe({ azimuth, elevation }: Direction): string {
  const side = SIDES[((Math.round(azimuth / 90) % 4) + 4) % 4];
  return `From the ${side}${elevation > 30 ? ', above' : elevation < -30 ? ', below' : ''}`;
}
