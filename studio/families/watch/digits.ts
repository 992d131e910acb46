import type { Canvas } from '@napi-rs/canvas';
import { disc, font, gradient, paper, pill } from '../../drawing/canvas';
import type { WatchFace } from './spec';

/** The time in large figures, one pair over the other, on a field of color with a black margin. */
export function drawDigits(face: WatchFace, ratio: number, margin: number, round: boolean): Canvas {
  const width = 640;
  const height = Math.round(width * ratio);
  const [canvas, pen] = paper(width, height);
  const inset = margin * width;
  const [x, y] = [width / 2, height / 2];
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = gradient(pen, [0, inset, 0, height - inset], [face.second, face.ground]);
  if (round) disc(pen, x, y, x - inset);
  else pill(pen, inset, inset, width - 2 * inset, height - 2 * inset, width * 0.2);
  pen.fill();
  if (round)
    for (let i = 0; i < 60; i += 1) {
      const angle = (i / 60) * Math.PI * 2;
      const out = (x - inset) * 0.91;
      pen.fillStyle = i < 36 ? face.accent : 'rgba(255,255,255,0.24)';
      disc(pen, x + out * Math.sin(angle), y - out * Math.cos(angle), width * (i % 5 === 0 ? 0.009 : 0.0055));
      pen.fill();
    }
  const size = (round ? 0.58 : 0.74) * (x - inset);
  const apart = size * 0.4;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = font(size, 700);
  pen.fillStyle = '#fff';
  pen.fillText('10', x, y + size * 0.1 - apart);
  pen.fillStyle = face.accent;
  pen.fillText('09', x, y + size * 0.1 + apart);
  pen.font = font(size * 0.2, 600);
  pen.fillStyle = 'rgba(255,255,255,0.85)';
  pen.fillText('WED 14', x, y - size * 0.98);
  return canvas;
}
