/** A colour as the tokens write it, `oklch(lightness chroma hue)`, in the form that every browser's own bar takes. */
export function oklchToHex(text: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (text.match(/[\d.]+/gu) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  // Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab/).
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const channels = linear.map((value) => {
    const bounded = Math.min(1, Math.max(0, value));
    const shown = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A token that has a colour for the light look and one for the dark, as hexadecimal numbers. */
export function tokenColours(
  tokens: string,
  name: string,
): { readonly light: string; readonly dark: string } {
  const pattern = new RegExp(
    `--${name}: light-dark\\((?<light>oklch\\([^)]+\\)), (?<dark>oklch\\([^)]+\\))\\)`,
    'u',
  );
  const { light, dark } = pattern.exec(tokens)?.groups ?? {};
  if (light === undefined || dark === undefined)
    throw new Error(`The tokens have no --${name} in light and dark.`);
  return { light: oklchToHex(light), dark: oklchToHex(dark) };
}
