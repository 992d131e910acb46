import { charger, lyingBank, powerBank, type ChargerSpec, type PowerBankSpec } from '../families/power';
import { counted, listed } from './grammar';
import { besideCard } from './card';
import { WHOLE, type ProductView } from './spec';

const BLOCK = { ...WHOLE, weight: 0.54 };

function portsOf({ ports }: ChargerSpec | PowerBankSpec): string {
  const count = (port: 'c' | 'a') => ports.filter((each) => each === port).length;
  return listed(
    (['c', 'a'] as const).flatMap((port) =>
      count(port) > 0 ? [counted(count(port), `USB-${port.toUpperCase()} port`)] : [],
    ),
  );
}

export const CHARGER_VIEWS: readonly ProductView<ChargerSpec>[] = [
  {
    name: 'back',
    build: charger,
    azimuth: 190,
    elevation: 18,
    room: BLOCK,
    alt: () => ' from behind: the two prongs',
  },
  {
    name: 'side',
    build: charger,
    azimuth: 66,
    elevation: 12,
    room: BLOCK,
    alt: () => ' from the side: the seam around the block, the prongs at its back',
  },
  {
    name: 'ports',
    build: charger,
    azimuth: -50,
    elevation: 14,
    room: WHOLE,
    close: { part: 'ports', fill: 0.6 },
    alt: (spec) => `, up close: ${portsOf(spec)} in the face`,
  },
  besideCard(charger),
];

export const POWER_BANK_VIEWS: readonly ProductView<PowerBankSpec>[] = [
  {
    name: 'side',
    build: lyingBank,
    azimuth: 34,
    elevation: 20,
    room: WHOLE,
    alt: (spec) => ` lying on its back: ${portsOf(spec)} at one end, the lit screen on top`,
  },
  {
    name: 'screen',
    build: powerBank,
    azimuth: -12,
    elevation: 12,
    room: WHOLE,
    close: { part: 'screen', fill: 0.7 },
    alt: () => ', up close: the screen with the charge, the time left and the power',
  },
  {
    name: 'ports',
    build: powerBank,
    azimuth: -14,
    elevation: 46,
    room: WHOLE,
    close: { part: 'ports', fill: 0.7 },
    alt: (spec) => `, up close: ${portsOf(spec)} in its top`,
  },
  besideCard(powerBank),
];
