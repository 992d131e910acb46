import type { ChargerSpec } from '../families/power';

/** A small white cube with one socket. */
export const anker511ChargerNano330w: ChargerSpec = {
  family: 'charger',
  width: 28.5,
  height: 28.5,
  depth: 30,
  corner: 8,
  color: '#c3c3ca',
  face: '#d2d2d8',
  ports: ['c'],
  watts: 30,
};
