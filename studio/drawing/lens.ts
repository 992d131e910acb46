import type { Canvas } from '@napi-rs/canvas';
import { disc, paper, type Pen } from './canvas';

const SIZE = 512;
const MIDDLE = SIZE / 2;

/** A soft crescent of colored light, as a coating reflects it: a disc with another cut out of it. */
function crescent(pen: Pen, angle: number, radius: number, color: string): void {
  const [canvas, brush] = paper(SIZE, SIZE);
  brush.translate(MIDDLE, MIDDLE);
  brush.rotate(angle);
  const shine = brush.createRadialGradient(0, -radius * 0.9, 0, 0, -radius * 0.9, radius * 1.1);
  shine.addColorStop(0, color);
  shine.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = shine;
  disc(brush, 0, 0, radius);
  brush.fill();
  brush.globalCompositeOperation = 'destination-out';
  brush.filter = 'blur(9px)';
  brush.fillStyle = '#000';
  disc(brush, 0, radius * 0.34, radius * 0.92);
  brush.fill();
  pen.drawImage(canvas, 0, 0);
}

/** A lens's front element: dark glass, a ring of coating light, the aperture and a glint. */
export function drawLens(): Canvas {
  const [canvas, pen] = paper(SIZE, SIZE);
  pen.fillStyle = '#030409';
  pen.fillRect(0, 0, SIZE, SIZE);
  const glass = pen.createRadialGradient(MIDDLE, MIDDLE, MIDDLE * 0.2, MIDDLE, MIDDLE, MIDDLE);
  glass.addColorStop(0, '#04050d');
  glass.addColorStop(0.55, '#0b1338');
  glass.addColorStop(0.8, '#22245f');
  glass.addColorStop(0.9, '#120f34');
  glass.addColorStop(1, '#030308');
  pen.fillStyle = glass;
  disc(pen, MIDDLE, MIDDLE, MIDDLE * 0.99);
  pen.fill();
  crescent(pen, -0.75, MIDDLE * 0.9, 'rgba(120,128,255,0.72)');
  crescent(pen, 2.45, MIDDLE * 0.84, 'rgba(70,150,230,0.55)');
  crescent(pen, -0.4, MIDDLE * 0.56, 'rgba(176,112,255,0.62)');
  for (const [radius, color] of [
    [0.66, '#1b2046'],
    [0.5, '#272c56'],
  ] as const) {
    disc(pen, MIDDLE, MIDDLE, radius * MIDDLE);
    pen.strokeStyle = color;
    pen.lineWidth = 7;
    pen.stroke();
  }
  pen.fillStyle = '#000001';
  disc(pen, MIDDLE, MIDDLE, MIDDLE * 0.34);
  pen.fill();
  pen.filter = 'blur(5px)';
  pen.fillStyle = 'rgba(240,244,255,0.95)';
  pen.beginPath();
  pen.ellipse(MIDDLE * 0.68, MIDDLE * 0.6, 40, 22, -0.75, 0, 7);
  pen.fill();
  return canvas;
}
