import type { Group } from 'three';
import { degrees, group } from '../../geometry/part';
import { notebookBase } from './base';
import { notebookLid } from './lid';
import type { NotebookSpec } from './spec';

/** An open notebook, turned a little to the side. */
export function notebook(spec: NotebookSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-20), 0]);
  notebookBase(model, spec);
  notebookLid(model, spec);
  return model;
}
