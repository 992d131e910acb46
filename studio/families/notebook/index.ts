import type { Group } from 'three';
import { degrees, group } from '../../geometry/part';
import { notebookBase } from './base';
import { notebookLid } from './lid';
import { stanceOf, type NotebookStance } from './pose';
import type { NotebookSpec } from './spec';

/** A notebook, turned and opened as its pose says. */
export function notebook(
  spec: NotebookSpec,
  { turn, lid }: Pick<NotebookStance, 'turn' | 'lid'> = stanceOf(spec.pose),
): Group {
  const model = group(undefined, undefined, [0, degrees(turn), 0]);
  notebookBase(model, spec);
  notebookLid(model, spec, lid);
  return model;
}
