import type { Canvas } from '@napi-rs/canvas';
import { disc, font, gradient, paper, pill, type Pen } from './canvas';
import { drawWallpaper, type Wallpaper } from './wallpaper';

/** A strip of apps floating at the bottom, or one along the whole edge. */
export type DesktopKind = 'dock' | 'taskbar';

/** Invented app tiles: two colors and one of four plain symbols. */
const TILES = [
  ['#4fc3ff', '#0a66ff'],
  ['#7df2a0', '#0fae4b'],
  ['#ffd36b', '#ff8a00'],
  ['#ff8fb1', '#e8205e'],
  ['#c6a2ff', '#6b2fe0'],
  ['#f5f5f7', '#c9ccd4'],
  ['#5ef0e2', '#009bb0'],
  ['#ff9d7a', '#e2361e'],
  ['#5a5f6b', '#23262d'],
  ['#9ab8ff', '#3a4fd8'],
] as const;

function drawSign(pen: Pen, kind: number, size: number): void {
  pen.strokeStyle = 'rgba(255,255,255,0.94)';
  pen.lineWidth = size * 0.08;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const r = size * 0.25;
  pen.beginPath();
  if (kind === 0) pen.arc(0, 0, r, 0, Math.PI * 2);
  else if (kind === 1) pen.roundRect(-r, -r * 0.75, r * 2, r * 1.5, r * 0.4);
  else if (kind === 2) {
    pen.moveTo(-r, r * 0.7);
    pen.lineTo(-r * 0.25, -r * 0.35);
    pen.lineTo(r * 0.25, r * 0.25);
    pen.lineTo(r, -r * 0.75);
  } else {
    pen.moveTo(0, -r);
    pen.lineTo(r * 0.9, r * 0.65);
    pen.lineTo(-r * 0.9, r * 0.65);
    pen.closePath();
  }
  pen.stroke();
}

export function drawTile(pen: Pen, index: number, x: number, y: number, size: number): void {
  const [from, to] = TILES[index % TILES.length] ?? TILES[0];
  pen.fillStyle = gradient(pen, [0, y, 0, y + size], [from, to]);
  pill(pen, x, y, size, size, size * 0.24);
  pen.fill();
  pen.save();
  pen.translate(x + size / 2, y + size / 2);
  drawSign(pen, (index * 7) % 4, size);
  pen.restore();
}

function drawDock(pen: Pen, width: number, height: number): void {
  const unit = height / 1000;
  const size = 56 * unit;
  const gap = 13 * unit;
  const count = 10;
  const long = count * size + (count + 1) * gap;
  const x = (width - long) / 2;
  const y = height - size - 2 * gap - 12 * unit;
  pen.fillStyle = 'rgba(255,255,255,0.24)';
  pill(pen, x, y, long, size + 2 * gap, 24 * unit);
  pen.fill();
  pen.strokeStyle = 'rgba(255,255,255,0.34)';
  pen.lineWidth = 1.5 * unit;
  pen.stroke();
  for (let i = 0; i < count; i += 1) drawTile(pen, i, x + gap + i * (size + gap), y + gap, size);
}

function drawTaskbar(pen: Pen, width: number, height: number): void {
  const unit = height / 1000;
  const high = 50 * unit;
  const size = 32 * unit;
  const gap = 15 * unit;
  const count = 8;
  pen.fillStyle = 'rgba(16,16,28,0.62)';
  pen.fillRect(0, height - high, width, high);
  pen.fillStyle = 'rgba(255,255,255,0.12)';
  pen.fillRect(0, height - high, width, 1.5 * unit);
  const x = (width - count * size - (count - 1) * gap) / 2;
  for (let i = 0; i < count; i += 1)
    drawTile(pen, i * 3 + 1, x + i * (size + gap), height - high + (high - size) / 2, size);
  pen.fillStyle = '#fff';
  pen.font = font(17 * unit, 500);
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.fillText('10:09', width - 26 * unit, height - high / 2);
}

function drawStatus(pen: Pen, width: number, height: number): void {
  const unit = height / 1000;
  pen.fillStyle = '#fff';
  pen.font = font(18 * unit, 600);
  pen.textBaseline = 'middle';
  pen.textAlign = 'right';
  pen.fillText('10:09', width - 26 * unit, 18 * unit);
  disc(pen, 34 * unit, 18 * unit, 6.5 * unit);
  pen.fill();
  pen.globalAlpha = 0.75;
  for (let i = 0; i < 4; i += 1) {
    pill(pen, (62 + i * 62) * unit, 14.5 * unit, (44 - ((i * 17) % 20)) * unit, 7 * unit);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** A computer's screen: folds of light and a few signs, without any maker's names or marks. */
export function drawDesktop(wallpaper: Wallpaper, kind: DesktopKind, ratio: number): Canvas {
  const height = 1100;
  const width = Math.round(height * ratio);
  const [canvas, pen] = paper(width, height);
  pen.drawImage(drawWallpaper(wallpaper, width, height), 0, 0);
  if (kind === 'dock') {
    drawDock(pen, width, height);
    drawStatus(pen, width, height);
  } else drawTaskbar(pen, width, height);
  return canvas;
}
