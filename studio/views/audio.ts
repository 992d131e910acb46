import { earbuds, type EarbudsSpec } from '../families/audio/earbuds';
import { headphones, type HeadphonesSpec } from '../families/audio/headphones';
import { speaker, type SpeakerSpec } from '../families/audio/speaker';
import { besideCard } from './card';
import { WHOLE, type ProductView } from './spec';

const ARMS: Readonly<Record<HeadphonesSpec['arm'], string>> = {
  stem: 'a smooth egg-shaped ear cup on a slender stem',
  plate: 'a flat oval ear cup held by a metal arm',
  fold: 'a smooth egg-shaped ear cup on a hinge that folds',
};

const straight = (spec: HeadphonesSpec) => headphones({ ...spec, turn: 0 });

export const HEADPHONE_VIEWS: readonly ProductView<HeadphonesSpec>[] = [
  {
    name: 'back',
    build: straight,
    azimuth: 158,
    elevation: 24,
    room: WHOLE,
    alt: () => ' from behind and above: the padded headband and both ear cups',
  },
  {
    name: 'side',
    build: straight,
    azimuth: 80,
    elevation: 8,
    room: WHOLE,
    alt: ({ arm }) => ` from the side: ${ARMS[arm]}`,
  },
  {
    name: 'cushion',
    build: straight,
    azimuth: 44,
    elevation: 8,
    room: WHOLE,
    close: { part: 'left cup', fill: 0.9 },
    alt: () => ', up close: the oval cushion on the inside of an ear cup',
  },
];

export const EARBUD_VIEWS: readonly ProductView<EarbudsSpec>[] = [
  {
    name: 'back',
    build: earbuds,
    azimuth: 190,
    elevation: 14,
    room: { ...WHOLE, weight: 0.72 },
    alt: ({ case: { open } }) =>
      ` from behind: ${open === true ? 'the case with its lid up' : 'the hinge of the closed case'}, both earbuds beside it`,
  },
  {
    name: 'case',
    build: (spec) => earbuds({ ...spec, case: { ...spec.case, open: spec.case.open !== true } }),
    azimuth: -30,
    elevation: 20,
    room: { ...WHOLE, weight: 0.72 },
    alt: ({ case: { open } }) =>
      open === true
        ? ', the case closed, both earbuds beside it'
        : ', the case open and empty, both earbuds beside it',
  },
  {
    name: 'buds',
    build: earbuds,
    azimuth: -16,
    elevation: 12,
    room: WHOLE,
    close: { part: 'bud', fill: 0.84 },
    alt: ({ stem, foam }) =>
      `, both earbuds up close: ${stem === 'blade' ? 'blade-shaped' : 'short round'} stems, ${foam === true ? 'foam' : 'soft'} tips, dark grilles`,
  },
  besideCard(earbuds),
];

export const SPEAKER_VIEWS: readonly ProductView<SpeakerSpec>[] = [
  {
    name: 'back',
    build: speaker,
    azimuth: 176,
    elevation: 20,
    room: WHOLE,
    alt: () => ' from behind: the strip of buttons along the top of a fabric cylinder',
  },
  {
    name: 'side',
    build: speaker,
    azimuth: 56,
    elevation: 10,
    room: WHOLE,
    alt: () => ' from its end: the round membrane in a rubber rim, the orange badge at the left',
  },
  {
    name: 'buttons',
    build: speaker,
    azimuth: 150,
    elevation: 36,
    room: WHOLE,
    close: { part: 'spine', fill: 0.9 },
    alt: () => ', up close: four buttons on a rubber strip, fabric around it',
  },
];
