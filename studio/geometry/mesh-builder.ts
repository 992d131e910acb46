import { BufferGeometry, Float32BufferAttribute } from 'three';

/** Collects vertices and triangles; `build` gives three's geometry. */
export class MeshBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly triangles: number[] = [];

  get count(): number {
    return this.positions.length / 3;
  }

  /** Adds a vertex and returns its index. */
  vertex(
    position: readonly [number, number, number],
    normal: readonly [number, number, number],
    u = 0,
    v = 0,
  ): number {
    this.positions.push(...position);
    this.normals.push(...normal);
    this.uvs.push(u, v);
    return this.count - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.triangles.push(a, b, c);
  }

  /** Two triangles over a, b (this row) and c, d (the next row). */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangles.push(a, b, d, a, d, c);
  }

  build(options: { readonly smooth?: boolean } = {}): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute('uv', new Float32BufferAttribute(this.uvs, 2));
    geometry.setIndex(this.triangles);
    if (options.smooth === true) geometry.computeVertexNormals();
    return geometry;
  }
}
