import type { Layers } from './layers';

/** Three box blurs: close to a Gaussian. Pixels with mask 0 neither give nor count. */
function maskedBlur(values: Float32Array, mask: Float32Array, width: number, height: number, radius: number) {
  let sum = values.map((value, i) => value * (mask[i] ?? 0));
  let weight = mask.slice();
  const along = (source: Float32Array, horizontal: boolean) => {
    const result = new Float32Array(source.length);
    const [lines, length, lineStep, step] = horizontal
      ? [height, width, width, 1]
      : [width, height, 1, width];
    for (let line = 0; line < lines; line += 1) {
      const start = line * lineStep;
      const at = (i: number) => source[start + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
      let running = 0;
      for (let i = -radius; i <= radius; i += 1) running += at(i);
      for (let i = 0; i < length; i += 1) {
        result[start + i * step] = running / (2 * radius + 1);
        running += at(i + radius + 1) - at(i - radius);
      }
    }
    return result;
  };
  for (let pass = 0; pass < 3; pass += 1)
    for (const horizontal of [true, false]) {
      sum = along(sum, horizontal);
      weight = along(weight, horizontal);
    }
  return sum.map((value, i) => value / Math.max(1e-4, weight[i] ?? 0));
}

const smooth = (value: number) => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

/** The faintest shadow that is kept; below it the ground is clean. */
const FAINTEST = 0.03;
/** How strong a shadow must be to be kept whole; from here it runs out softly, so that its end shows no line. */
const TAIL = 0.16;
/** Width of the margin, in parts of the frame, over which the shadow runs out. */
const MARGIN = 0.16;

/** From so many samples on the shadow is calm enough to be kept crisp where things touch the ground. */
const CALM = 16;

/** The caught shadow, smoothed: crisp where things touch the ground, wide and soft away from them. */
export function softShadow(layers: Layers, samples: number): Float32Array {
  const { width, height, of } = layers;
  const ground = of.cover.map((value) => (value > 0 ? 0 : 1));
  const blur = (radius: number) =>
    maskedBlur(of.alpha, ground, width, height, Math.max(1, Math.round(radius)));
  const near = blur(width / (samples < CALM ? 150 : 420));
  const middle = blur(width / 90);
  const far = blur(width / 42);
  return near.map((close, p) => {
    const half = middle[p] ?? 0;
    const contact = smooth((close - 0.15) / 0.35);
    const body = smooth(half / 0.2);
    const dark = (far[p] ?? 0) * (1 - body) + body * (half * (1 - contact) + close * contact);
    const x = ((p % width) + 0.5) / width;
    const y = (Math.floor(p / width) + 0.5) / height;
    const margin = smooth(Math.min(x, 1 - x) / MARGIN) * smooth(Math.min(y, 1 - y) / MARGIN);
    const kept = dark * smooth((dark - FAINTEST) / TAIL);
    return kept * (0.62 + 0.33 * smooth((half - 0.3) / 0.5)) * margin;
  });
}
