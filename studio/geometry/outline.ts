/** A point of a closed outline in the XY plane, with its exact outward normal. Counter-clockwise. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

export type Outline = readonly OutlinePoint[];

export interface CornerOptions {
  /** 2 is a circular corner; above 2 the curvature grows gradually, as on good industrial design. */
  readonly power?: number;
  readonly segments?: number;
}

const signedPower = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent;

/** A rectangle with super-elliptic corners. Units: 1 = 10 cm. */
export function roundedRect(
  width: number,
  height: number,
  radius: number,
  options: CornerOptions = {},
): Outline {
  const { power = 2, segments = 16 } = options;
  const r = Math.min(radius, width / 2, height / 2);
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  return corners.flatMap(([sx, sy], quarter) =>
    Array.from({ length: segments + 1 }, (_, i) => {
      const angle = (quarter + i / segments) * (Math.PI / 2);
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const nx = signedPower(cos, 2 - 2 / power);
      const ny = signedPower(sin, 2 - 2 / power);
      const length = Math.hypot(nx, ny) || 1;
      return {
        x: sx * (width / 2 - r) + r * signedPower(cos, 2 / power),
        y: sy * (height / 2 - r) + r * signedPower(sin, 2 / power),
        nx: nx / length,
        ny: ny / length,
      };
    }),
  );
}

/** A super-ellipse; power 2 is an ellipse. */
export function oval(width: number, height: number, options: CornerOptions = {}): Outline {
  const { power = 2, segments = 128 } = options;
  return Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * Math.PI * 2;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const nx = signedPower(cos, 2 - 2 / power) / width;
    const ny = signedPower(sin, 2 - 2 / power) / height;
    const length = Math.hypot(nx, ny) || 1;
    return {
      x: (width / 2) * signedPower(cos, 2 / power),
      y: (height / 2) * signedPower(sin, 2 / power),
      nx: nx / length,
      ny: ny / length,
    };
  });
}
