import { Vector3 } from 'three';

/** This many directions, spread evenly over the sphere. */
export function directions(count: number): Vector3[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y);
    return new Vector3(r * Math.cos(golden * i), y, r * Math.sin(golden * i));
  });
}

/** A view of the sphere around the origin: its direction and its width in pixels. */
export interface Eye {
  readonly direction: Vector3;
  readonly radius: number;
  readonly size: number;
}

/** Projected points: x and y in pixels, z the depth toward the eye. */
export function project(points: Float32Array, { direction: eye, radius, size }: Eye): Float32Array {
  const side = new Vector3(0, 1, 0).cross(eye).normalize();
  const up = eye.clone().cross(side);
  const scale = size / (2 * radius);
  const seen = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const z = points[i + 2] ?? 0;
    seen[i] = (x * side.x + y * side.y + z * side.z + radius) * scale;
    seen[i + 1] = (x * up.x + y * up.y + z * up.z + radius) * scale;
    seen[i + 2] = x * eye.x + y * eye.y + z * eye.z;
  }
  return seen;
}

/** The nearest depth in each pixel, of projected triangles. */
export function depthsOf(seen: Float32Array, size: number): Float32Array {
  const depths = new Float32Array(size * size).fill(-Infinity);
  for (let t = 0; t < seen.length; t += 9) {
    // A regular expression would take ten times as long.
    const ax = seen[t] ?? 0;
    const ay = seen[t + 1] ?? 0;
    const az = seen[t + 2] ?? 0;
    const bx = seen[t + 3] ?? 0;
    const by = seen[t + 4] ?? 0;
    const bz = seen[t + 5] ?? 0;
    const cx = seen[t + 6] ?? 0;
    const cy = seen[t + 7] ?? 0;
    const cz = seen[t + 8] ?? 0;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) {
        const px = x + 0.5;
        const py = y + 0.5;
        const v = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
        const w = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
        if (v < 0 || w < 0 || v + w > 1) continue;
        const depth = az + v * (bz - az) + w * (cz - az);
        const pixel = y * size + x;
        if (depth > (depths[pixel] ?? 0)) depths[pixel] = depth;
      }
  }
  return depths;
}
