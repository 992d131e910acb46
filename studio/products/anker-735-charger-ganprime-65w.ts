import type { ChargerSpec } from '../families/power';

/** A black block, taller than wide, with three sockets. */
export const anker735ChargerGanprime65w: ChargerSpec = {
  family: 'charger',
  width: 38,
  height: 66,
  depth: 29,
  corner: 7,
  color: '#232427',
  face: '#121316',
  ports: ['c', 'c', 'a'],
  watts: 65,
};
