/** Stands in for three.js's meshopt decoder: pages allow no WebAssembly, and `npm run check` refuses models that need it. */
export const MeshoptDecoder = {};
