import type { ChargerSpec } from '../families/power';

/** A small white cube with one socket. */
export const anker511ChargerNano330w: ChargerSpec = {
  family: 'charger',
  width: 28.5,
  height: 28.5,
  depth: 30,
  corner: 8,
  colour: '#eeeef4',
  face: '#f4f4f8',
  ports: ['c'],
};
