import type { PowerBankSpec } from '../families/power';

/** A tall black block with a small screen. */
export const anker737PowerBank: PowerBankSpec = {
  family: 'power-bank',
  width: 54.6,
  height: 155.7,
  depth: 49.5,
  corner: 10,
  color: '#26272a',
  face: '#121316',
  ports: ['c', 'c', 'a'],
};
