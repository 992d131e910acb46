import type { Canvas } from '@napi-rs/canvas';
import { paper } from '../../drawing/canvas';
import type { Finish } from '../../materials/finish';
import { anodized, leather, mixed, shade } from '../../materials/palette';
import type { PhoneBack } from './spec';

type Surface = PhoneBack['surface'];

/**
 * The light that a glass back shows: a soft sheen from the upper left that fades across it, broad under frosted glass
 * and, on glossy glass, with the edge of a soft box.
 */
function drawSheen(color: string, surface: Surface): Canvas {
  const [canvas, pen] = paper(360, 760);
  const glossy = surface === 'glossy';
  const light = pen.createLinearGradient(40, 0, 330, 760);
  light.addColorStop(0, mixed(color, '#ffffff', glossy ? 0.2 : 0.34));
  light.addColorStop(0.36, mixed(color, '#ffffff', glossy ? 0.04 : 0.1));
  light.addColorStop(0.58, glossy ? color : shade(color, 0.96));
  light.addColorStop(1, shade(color, glossy ? 0.84 : 0.74));
  pen.fillStyle = light;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (!glossy) return canvas;
  const beam = pen.createLinearGradient(0, 250, 300, 420);
  beam.addColorStop(0, 'rgba(255,255,255,0)');
  beam.addColorStop(0.3, 'rgba(255,255,255,0.04)');
  beam.addColorStop(0.62, 'rgba(255,255,255,0.16)');
  beam.addColorStop(0.66, 'rgba(255,255,255,0)');
  pen.filter = 'blur(3px)';
  pen.fillStyle = beam;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The material of a phone's back. */
export function backFinish(surface: Surface, color: string): Finish {
  if (surface === 'leather') return leather(color);
  if (surface === 'plastic') return { color, metalness: 0, roughness: 0.5, specular: 0.4 };
  if (surface === 'metal') return anodized(color, 0.34);
  const picture = drawSheen(color, surface);
  if (surface === 'glossy') return { color, picture, metalness: 0, roughness: 0.1, specular: 0.6, coat: 1 };
  return { color, picture, metalness: 0.2, roughness: 0.28, specular: 0.6 };
}
