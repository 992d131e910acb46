/** A token that has a colour for the light look and one for the dark, as hexadecimal numbers: the form that every browser's own bar takes. */
export function tokenColours(
  tokens: string,
  name: string,
): { readonly light: string; readonly dark: string } {
  const pattern = new RegExp(
    `--${name}: light-dark\\((?<light>#[\\da-f]{6}), (?<dark>#[\\da-f]{6})\\);`,
    'u',
  );
  const { light, dark } = pattern.exec(tokens)?.groups ?? {};
  if (light === undefined || dark === undefined)
    throw new Error(`The tokens have no --${name} in light and dark, in hex.`);
  return { light, dark };
}
