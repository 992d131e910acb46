import { Box3, type Group } from 'three';
import { degrees, group, lying, mm, put } from '../geometry/part';
import { plate } from '../geometry/slab';
import { plastic, polished } from '../materials/palette';
import { WHOLE, type ProductView } from './spec';

/** A bank card in millimeters (ISO/IEC 7810, ID-1), with its chip where ISO/IEC 7816-2 has it. */
const CARD = { width: 85.6, height: 53.98, thickness: 0.76, corner: 3.18 } as const;
const CHIP = { width: 12, height: 10, fromLeft: 16, fromTop: 24 } as const;

function bankCard(): Group {
  const card = group();
  const { width, height, thickness, corner } = CARD;
  const body = plate([mm(width), mm(height), mm(thickness)], mm(corner), 0.0015);
  put(card, lying(body), plastic('#4b4468', 0.4));
  const chip = plate([mm(CHIP.width), mm(CHIP.height), 0.0012], 0.018, 0.0004);
  put(card, lying(chip), polished('#d9bd7c', 0.3), [
    mm(CHIP.fromLeft - width / 2),
    mm(thickness),
    mm(CHIP.fromTop - height / 2),
  ]);
  return card;
}

/** A small product and, at its left, a card that everybody knows the size of. */
export const besideCard = <Spec>(build: (spec: Spec) => Group): ProductView<Spec> => ({
  name: 'size',
  build: (spec) => {
    const scene = group();
    const product = build(spec);
    scene.add(product);
    const box = new Box3().setFromObject(product);
    const left = box.min.x - mm(CARD.width) / 2 - 0.12;
    group(scene, [left, box.min.y, (box.min.z + box.max.z) / 2], [0, degrees(10), 0]).add(bankCard());
    return scene;
  },
  azimuth: 0,
  elevation: 30,
  room: WHOLE,
  alt: () => ' beside a bank card, 85.6 by 54 mm',
});
