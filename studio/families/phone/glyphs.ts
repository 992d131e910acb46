import type { Canvas } from '@napi-rs/canvas';
import { disc, paper, pill, type Pen } from '../../drawing/canvas';

function stripe(pen: Pen, points: () => void, width: number): void {
  pen.beginPath();
  points();
  pen.lineWidth = width;
  pen.stroke();
}

/** The inside of a phone with a clear back: panels, screws and white light strips. */
export function drawGlyphs(colour: string, width: number, height: number): Canvas {
  const scale = 10;
  const [canvas, pen] = paper(width * scale, height * scale);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(scale, scale);
  pen.strokeStyle = 'rgba(0,0,0,0.28)';
  pen.fillStyle = 'rgba(255,255,255,0.05)';
  pen.lineWidth = 0.5;
  for (const [x, y, w, h, r] of [
    [-33, 33, 34, 43, 13],
    [-29, -36, 58, 62, 26],
    [6, 34, 26, 41, 9],
    [-30, -73, 60, 31, 10],
  ] as const) {
    pill(pen, x, -y - h, w, h, r);
    pen.fill();
    pen.stroke();
  }
  pen.fillStyle = 'rgba(0,0,0,0.3)';
  for (const [x, y] of [
    [28, 29],
    [-29, 29],
    [29, -39],
    [-29, -39],
    [18, -70],
    [-18, -70],
  ] as const) {
    disc(pen, x, -y, 1.1);
    pen.fill();
  }
  pen.strokeStyle = '#ffffff';
  pen.lineCap = 'round';
  stripe(pen, () => pen.arc(-16, -54, 19.5, Math.PI * 0.62, Math.PI * 1.9), 1.9);
  stripe(pen, () => pen.arc(0, -2, 25.5, -Math.PI * 0.95, -Math.PI * 0.55), 1.9);
  stripe(pen, () => pen.arc(0, -2, 25.5, -Math.PI * 0.42, Math.PI * 0.2), 1.9);
  stripe(pen, () => pen.arc(0, -2, 25.5, Math.PI * 0.34, Math.PI * 0.9), 1.9);
  stripe(
    pen,
    () => {
      pen.moveTo(12, -50);
      pen.lineTo(24, -62);
    },
    1.9,
  );
  stripe(
    pen,
    () => {
      pen.moveTo(0, 46);
      pen.lineTo(0, 60);
    },
    1.9,
  );
  stripe(pen, () => pen.arc(0, 66, 0.3, 0, 7), 1.9);
  return canvas;
}
