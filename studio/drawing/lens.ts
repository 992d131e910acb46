import type { Canvas } from '@napi-rs/canvas';
import { disc, paper, type Pen } from './canvas';

const SIZE = 512;
const MIDDLE = SIZE / 2;

/** The barrel: blackened rings that step down to the front element, each with a thin lit edge. */
function barrel(pen: Pen): void {
  pen.fillStyle = '#020203';
  pen.fillRect(0, 0, SIZE, SIZE);
  for (const [radius, colour, edge] of [
    [0.97, '#08090b', '#2b2e35'],
    [0.84, '#050507', '#1d2027'],
    [0.7, '#0a0b0e', '#343945'],
    [0.6, '#030305', '#14161c'],
  ] as const) {
    disc(pen, MIDDLE, MIDDLE, radius * MIDDLE);
    pen.fillStyle = colour;
    pen.fill();
    const light = pen.createLinearGradient(SIZE * 0.2, SIZE * 0.1, SIZE * 0.8, SIZE * 0.9);
    light.addColorStop(0, edge);
    light.addColorStop(0.5, '#08090b');
    light.addColorStop(1, edge);
    pen.strokeStyle = light;
    pen.lineWidth = 5;
    pen.stroke();
  }
}

/** A soft crescent of coloured light, as a coating reflects it: a disc with another cut out of it. */
function crescent(pen: Pen, angle: number, radius: number, colour: string): void {
  const [canvas, brush] = paper(SIZE, SIZE);
  brush.translate(MIDDLE, MIDDLE);
  brush.rotate(angle);
  const shine = brush.createRadialGradient(0, -radius * 0.9, 0, 0, -radius * 0.9, radius * 1.1);
  shine.addColorStop(0, colour);
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

/** A camera's lens seen from the front: dark barrel, deep glass, reflections of a violet and green coating. */
export function drawLens(): Canvas {
  const [canvas, pen] = paper(SIZE, SIZE);
  barrel(pen);
  const glass = pen.createRadialGradient(MIDDLE, MIDDLE * 1.1, 0, MIDDLE, MIDDLE, MIDDLE * 0.56);
  glass.addColorStop(0, '#010103');
  glass.addColorStop(0.45, '#04060f');
  glass.addColorStop(0.8, '#0d1540');
  glass.addColorStop(1, '#1a1648');
  pen.fillStyle = glass;
  disc(pen, MIDDLE, MIDDLE, MIDDLE * 0.56);
  pen.fill();
  crescent(pen, -0.6, MIDDLE * 0.53, 'rgba(118,124,255,0.95)');
  crescent(pen, 2.6, MIDDLE * 0.5, 'rgba(58,190,170,0.6)');
  crescent(pen, -0.2, MIDDLE * 0.3, 'rgba(190,120,255,0.7)');
  pen.fillStyle = '#000002';
  disc(pen, MIDDLE, MIDDLE, MIDDLE * 0.17);
  pen.fill();
  pen.filter = 'blur(4px)';
  pen.fillStyle = 'rgba(235,240,255,0.85)';
  pen.beginPath();
  pen.ellipse(MIDDLE * 0.8, MIDDLE * 0.74, 20, 11, -0.75, 0, 7);
  pen.fill();
  return canvas;
}

/** The front element of a phone's lens alone: dark glass, a ring of coating light, the aperture and a glint. */
export function drawElement(): Canvas {
  const [canvas, pen] = paper(SIZE, SIZE);
  pen.fillStyle = '#030409';
  pen.fillRect(0, 0, SIZE, SIZE);
  const glass = pen.createRadialGradient(MIDDLE, MIDDLE, MIDDLE * 0.2, MIDDLE, MIDDLE, MIDDLE);
  glass.addColorStop(0, '#04050d');
  glass.addColorStop(0.55, '#0b1338');
  glass.addColorStop(0.8, '#2a2a7c');
  glass.addColorStop(0.9, '#120f34');
  glass.addColorStop(1, '#030308');
  pen.fillStyle = glass;
  disc(pen, MIDDLE, MIDDLE, MIDDLE * 0.99);
  pen.fill();
  crescent(pen, -0.75, MIDDLE * 0.9, 'rgba(120,128,255,0.9)');
  crescent(pen, 2.45, MIDDLE * 0.84, 'rgba(70,150,230,0.75)');
  crescent(pen, -0.4, MIDDLE * 0.56, 'rgba(176,112,255,0.8)');
  for (const [radius, colour] of [
    [0.66, '#1b2046'],
    [0.5, '#272c56'],
  ] as const) {
    disc(pen, MIDDLE, MIDDLE, radius * MIDDLE);
    pen.strokeStyle = colour;
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
