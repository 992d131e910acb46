import { expect, type Locator } from '@playwright/test';

interface Channels {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A computed color's channels, from 0 to 255; it must be in the form `rgb(…)`. */
export async function colorOf(
  element: Locator,
  property: 'color' | 'background-color' = 'background-color',
): Promise<Channels> {
  await expect(element).toHaveCSS(property, /^rgb\(\d+, \d+, \d+\)$/u);
  const text = await element.evaluate(
    (target, name) => getComputedStyle(target).getPropertyValue(name),
    property,
  );
  const [red = 0, green = 0, blue = 0] = (text.match(/\d+/gu) ?? []).map(Number);
  return { red, green, blue };
}

export function expectPurple({ red, green, blue }: Channels): void {
  // A purple has no more green than either of the others, so its hue lies between blue's 240° and red's 360°.
  const hue = 240 + (60 * (red - green)) / (blue - green);
  expect(red, 'red is well above green').toBeGreaterThan(green * 2);
  expect(blue, 'blue is well above green').toBeGreaterThan(green * 2);
  expect(hue, 'hue').toBeGreaterThan(255);
  expect(hue, 'hue').toBeLessThan(300);
}

export function expectGray({ red, green, blue }: Channels): void {
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  expect(most - least, 'the channels of a gray are alike').toBeLessThanOrEqual(6);
  expect(most, 'gray is not white').toBeLessThan(232);
  expect(least, 'gray is not black').toBeGreaterThan(40);
}
