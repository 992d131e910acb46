import type { Group } from 'three';
import { degrees, group } from '../../geometry/part';
import { notebookBase } from './base';
import { notebookLid } from './lid';
import { stanceOf } from './pose';
import type { NotebookSpec } from './spec';

/** An open notebook, turned and opened as its pose says. */
export function notebook(spec: NotebookSpec): Group {
  const { turn, lid } = stanceOf(spec.pose);
  const model = group(undefined, undefined, [0, degrees(turn), 0]);
  notebookBase(model, spec);
  notebookLid(model, spec, lid);
  return model;
}
