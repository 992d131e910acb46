/** Linear light to an sRGB byte. */
export function toByte(value: number): number {
  const v = Math.min(1, Math.max(0, value));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
}

const SHOULDER = 0.8 - 0.04;
const DESATURATION = 0.15;

/**
 * Khronos PBR Neutral: keeps product and screen colors as they are and only rolls off the highlights.
 * https://github.com/KhronosGroup/ToneMapping/tree/main/PBR_Neutral
 */
export function neutral(red: number, green: number, blue: number): [number, number, number] {
  const least = Math.min(red, green, blue);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  const peak = Math.max(red, green, blue) - offset;
  const color: [number, number, number] = [red - offset, green - offset, blue - offset];
  if (peak < SHOULDER) return color;
  const room = 1 - SHOULDER;
  const rolled = 1 - (room * room) / (peak + room - SHOULDER);
  const mix = 1 - 1 / (DESATURATION * (peak - rolled) + 1);
  const tone = (value: number) => value * (rolled / peak) * (1 - mix) + rolled * mix;
  return [tone(color[0]), tone(color[1]), tone(color[2])];
}
