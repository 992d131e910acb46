import type { Canvas } from '@napi-rs/canvas';
import type { WatchFace } from '../families/watch/spec';
import { disc, font, gradient, paper, pill, type Pen } from './canvas';

interface Dial {
  readonly pen: Pen;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly face: WatchFace;
}

function hand(
  { pen, x, y }: Dial,
  turns: number,
  from: number,
  to: number,
  width: number,
  color: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turns * Math.PI * 2);
  pen.fillStyle = color;
  pill(pen, -width / 2, -to, width, to - from);
  pen.fill();
  pen.restore();
}

function ticks(dial: Dial, count: number, from: number, to: number, width: number, color: string): void {
  for (let i = 0; i < count; i += 1) hand(dial, i / count, from, to, width, color);
}

function numbers({ pen, x, y, radius }: Dial, distance: number, size: number): void {
  pen.fillStyle = '#fff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = font(size, 600);
  for (let hour = 1; hour <= 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2;
    pen.fillText(
      String(hour),
      x + Math.sin(angle) * distance * radius,
      y - Math.cos(angle) * distance * radius,
    );
  }
}

/** Ten past ten: the hands frame the dial's middle. */
function tenPastTen(dial: Dial, color: string, width: number): void {
  const { radius, face, pen, x, y } = dial;
  hand(dial, (10 + 9 / 60) / 12, radius * 0.1, radius * 0.52, width * 1.25, color);
  hand(dial, 9 / 60, radius * 0.1, radius * 0.8, width, color);
  hand(dial, 36 / 60, -radius * 0.18, radius * 0.86, width * 0.34, face.accent);
  pen.fillStyle = face.accent;
  disc(pen, x, y, width * 0.8);
  pen.fill();
}

function gauge(
  { pen, face }: Dial,
  x: number,
  y: number,
  radius: number,
  part: number,
  color = face.accent,
): void {
  pen.lineCap = 'round';
  pen.lineWidth = radius * 0.26;
  pen.strokeStyle = 'rgba(255,255,255,0.16)';
  pen.beginPath();
  pen.arc(x, y, radius, Math.PI * 0.75, Math.PI * 2.25);
  pen.stroke();
  pen.strokeStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, Math.PI * 0.75, Math.PI * (0.75 + 1.5 * part));
  pen.stroke();
}

function analogue(dial: Dial): void {
  const { pen, x, y, radius, face } = dial;
  const glow = pen.createRadialGradient(x, y * 0.8, 0, x, y, radius);
  glow.addColorStop(0, face.second);
  glow.addColorStop(1, face.ground);
  pen.fillStyle = glow;
  disc(pen, x, y, radius * 0.99);
  pen.fill();
  ticks(dial, 60, radius * 0.92, radius * 0.96, radius * 0.012, 'rgba(255,255,255,0.55)');
  ticks(dial, 12, radius * 0.88, radius * 0.96, radius * 0.026, '#fff');
  numbers(dial, 0.72, radius * 0.17);
  gauge(dial, x, y + radius * 0.36, radius * 0.13, 0.7);
  tenPastTen(dial, '#fff', radius * 0.055);
}

function modular(dial: Dial, width: number, height: number): void {
  const { pen, face } = dial;
  const unit = width / 100;
  pen.fillStyle = gradient(pen, [0, 0, width, height], [face.ground, face.second, face.ground]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#fff';
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.font = font(22 * unit, 700);
  pen.fillText('10:09', width - 9 * unit, height * 0.24);
  gauge(dial, 18 * unit, height * 0.235, 7.5 * unit, 0.66);
  pen.fillStyle = 'rgba(255,255,255,0.13)';
  pill(pen, 7 * unit, height * 0.42, width - 14 * unit, height * 0.26, 8 * unit);
  pen.fill();
  for (let i = 0; i < 14; i += 1) {
    const tall = (0.25 + 0.7 * Math.abs(Math.sin(i * 0.9 + 0.5))) * height * 0.19;
    pen.fillStyle = i > 8 ? 'rgba(255,255,255,0.35)' : face.accent;
    pill(pen, (14 + i * 5.3) * unit, height * 0.65 - tall, 3 * unit, tall, 1.5 * unit);
    pen.fill();
  }
  for (const [i, part] of [0.8, 0.45, 0.6].entries())
    gauge(dial, (21 + i * 29) * unit, height * 0.84, 8.5 * unit, part, i === 1 ? '#ffffff' : face.accent);
}

function sport(dial: Dial): void {
  const { pen, x, y, radius, face } = dial;
  pen.fillStyle = face.ground;
  disc(pen, x, y, radius);
  pen.fill();
  for (const [i, part] of [0.82, 0.64, 0.5].entries()) {
    pen.lineCap = 'round';
    pen.lineWidth = radius * 0.07;
    const r = radius * (0.9 - i * 0.1);
    const color = [face.accent, face.second, '#ffffff'][i] ?? face.accent;
    pen.strokeStyle = 'rgba(255,255,255,0.1)';
    pen.beginPath();
    pen.arc(x, y, r, 0, 7);
    pen.stroke();
    pen.strokeStyle = color;
    pen.beginPath();
    pen.arc(x, y, r, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part);
    pen.stroke();
  }
  pen.fillStyle = '#fff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = font(radius * 0.46, 700);
  pen.fillText('10:09', x, y - radius * 0.1);
  pen.font = font(radius * 0.15, 500);
  pen.fillStyle = face.accent;
  pen.fillText('5.2 mi', x, y + radius * 0.26);
}

/** A printed dial with metal hands and a small window, for watches that only look mechanical. */
function hands(dial: Dial): void {
  const { pen, x, y, radius, face } = dial;
  pen.fillStyle = face.ground;
  disc(pen, x, y, radius);
  pen.fill();
  ticks(dial, 60, radius * 0.9, radius * 0.94, radius * 0.01, 'rgba(230,230,235,0.7)');
  ticks(dial, 12, radius * 0.76, radius * 0.94, radius * 0.034, '#e9e9ec');
  pen.fillStyle = '#000';
  disc(pen, x, y - radius * 0.4, radius * 0.19);
  pen.fill();
  pen.fillStyle = '#fff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = font(radius * 0.13, 600);
  pen.fillText('10:09', x, y - radius * 0.4);
  const low = { ...dial, y: y + radius * 0.42 };
  pen.strokeStyle = 'rgba(230,230,235,0.55)';
  pen.lineWidth = radius * 0.012;
  disc(pen, x, low.y, radius * 0.24);
  pen.stroke();
  ticks(low, 10, radius * 0.19, radius * 0.23, radius * 0.012, '#e9e9ec');
  hand(low, 0.62, -radius * 0.05, radius * 0.19, radius * 0.02, face.accent);
  hand(dial, (10 + 9 / 60) / 12, -radius * 0.1, radius * 0.54, radius * 0.06, '#eeeef0');
  hand(dial, 9 / 60, -radius * 0.1, radius * 0.82, radius * 0.05, '#eeeef0');
  disc(pen, x, y, radius * 0.05);
  pen.fillStyle = '#d0d0d4';
  pen.fill();
}

/** A watch's picture with a black margin, this wide in parts of the width. */
export function drawWatchFace(face: WatchFace, ratio: number, margin: number): Canvas {
  const width = 640;
  const height = Math.round(width * ratio);
  const [canvas, pen] = paper(width, height);
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, width, height);
  const inset = margin * width;
  const dial = { pen, face, x: width / 2, y: height / 2, radius: width / 2 - inset };
  if (face.kind === 'analogue') analogue(dial);
  else if (face.kind === 'sport') sport(dial);
  else if (face.kind === 'hands') hands(dial);
  else {
    pen.save();
    pill(pen, inset, inset, width - 2 * inset, height - 2 * inset, width * 0.2);
    pen.clip();
    pen.translate(inset, inset);
    modular(dial, width - 2 * inset, height - 2 * inset);
    pen.restore();
  }
  return canvas;
}
