import type { Canvas } from '@napi-rs/canvas';
import { disc, font, gradient, paper, pill, type Pen } from './canvas';
import { drawTile } from './desktop';
import { drawWallpaper, type Wallpaper } from './wallpaper';

/** The cutout at the top of the screen. */
export type Cutout = 'island' | 'hole' | 'notch' | 'none';
export type LockStyle = 'lock' | 'stacked' | 'home';

export interface PhoneScreen {
  readonly wallpaper: Wallpaper;
  readonly style: LockStyle;
  readonly cutout: Cutout;
  /** It folds across its middle. */
  readonly crease?: boolean;
}

const WIDTH = 720;

function drawStatus(pen: Pen, cutout: Cutout): void {
  const y = cutout === 'none' ? 34 : 66;
  pen.fillStyle = '#fff';
  pen.font = font(30, 600);
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  pen.fillText('10:09', cutout === 'hole' ? 96 : 122, y);
  pill(pen, WIDTH - 150, y - 11, 46, 22, 7);
  pen.fill();
  for (let i = 0; i < 4; i += 1) {
    pill(pen, WIDTH - 206 + i * 11, y + 6 - i * 5, 7, 5 + i * 5, 2);
    pen.fill();
  }
}

function drawCutout(pen: Pen, cutout: Cutout): void {
  pen.fillStyle = '#000';
  if (cutout === 'island') {
    pill(pen, WIDTH / 2 - 113, 32, 226, 66);
    pen.fill();
  } else if (cutout === 'notch') {
    pill(pen, WIDTH / 2 - 150, -40, 300, 104, 38);
    pen.fill();
  } else if (cutout === 'hole') {
    disc(pen, WIDTH / 2, 58, 20);
    pen.fill();
  }
  if (cutout === 'none') return;
  const x = { island: WIDTH / 2 + 78, notch: WIDTH / 2 + 84, hole: WIDTH / 2 }[cutout];
  const y = { island: 65, notch: 34, hole: 58 }[cutout];
  pen.fillStyle = '#141b33';
  disc(pen, x, y, 11);
  pen.fill();
}

function drawClock(pen: Pen, style: LockStyle): void {
  pen.fillStyle = '#fff';
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  if (style === 'lock') {
    pen.font = font(38, 500);
    pen.fillText('Wednesday, October 14', WIDTH / 2, 240);
    pen.font = font(186, 600);
    pen.fillText('10:09', WIDTH / 2, 410);
    return;
  }
  pen.font = font(290, 500);
  pen.fillText('10', WIDTH / 2, 560);
  pen.fillText('09', WIDTH / 2, 810);
  pen.font = font(34, 500);
  pen.fillText('Wednesday, October 14', WIDTH / 2, 250);
}

function drawHome(pen: Pen, height: number): void {
  const size = 112;
  const gap = (WIDTH - 4 * size) / 5;
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1)
      drawTile(pen, row * 4 + column + 2, gap + column * (size + gap), height - 900 + row * 190, size);
  pen.fillStyle = 'rgba(255,255,255,0.2)';
  pill(pen, 28, height - 210, WIDTH - 56, 176, 54);
  pen.fill();
  for (let column = 0; column < 4; column += 1)
    drawTile(pen, column * 3, gap + column * (size + gap), height - 178, size);
  pen.fillStyle = 'rgba(255,255,255,0.18)';
  pill(pen, gap, 170, WIDTH - 2 * gap, 300, 54);
  pen.fill();
  pen.fillStyle = '#fff';
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.font = font(120, 600);
  pen.fillText('10:09', gap + 44, 350);
  pen.font = font(34, 500);
  pen.fillText('Wednesday, October 14', gap + 48, 410);
}

/** A shallow hollow across the screen: a little shade over a little light, without an edge. */
function drawCrease(pen: Pen, y: number): void {
  const half = 34;
  pen.fillStyle = gradient(
    pen,
    [0, y - half, 0, y + half],
    ['rgba(0,0,0,0)', 'rgba(0,0,0,0.16)', 'rgba(255,255,255,0.16)', 'rgba(255,255,255,0)'],
  );
  pen.fillRect(0, y - half, WIDTH, 2 * half);
}

/** Darkens a wallpaper's upper part, so that white figures are read on a pale one too. */
function shadeTop(pen: Pen, deep: number): void {
  pen.fillStyle = gradient(pen, [0, 0, 0, deep], ['rgba(8,6,24,0.5)', 'rgba(8,6,24,0.38)', 'rgba(8,6,24,0)']);
  pen.fillRect(0, 0, WIDTH, deep);
}

/** A phone's screen; `ratio` is height by width. */
export function drawLockScreen({ wallpaper, style, cutout, crease }: PhoneScreen, ratio: number): Canvas {
  const height = Math.round(WIDTH * ratio);
  const [canvas, pen] = paper(WIDTH, height);
  pen.drawImage(drawWallpaper(wallpaper, WIDTH, height), 0, 0);
  shadeTop(pen, style === 'stacked' ? 980 : 620);
  if (style === 'home') drawHome(pen, height);
  else drawClock(pen, style);
  drawStatus(pen, cutout);
  drawCutout(pen, cutout);
  pen.fillStyle = 'rgba(255,255,255,0.92)';
  pill(pen, WIDTH / 2 - 125, height - 26, 250, 8);
  pen.fill();
  if (crease === true) drawCrease(pen, height / 2);
  return canvas;
}
