const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the ten digits of a script in a row. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** Writes digits of any script as `0` to `9`: "١٬٢٩٩٫٥" becomes "1299.5". */
export const latinDigits = (text: string): string =>
  text
    .replaceAll(/(?!\d)\p{Nd}/gu, valueOf)
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
