import { useEffect, useState, type RefObject } from 'react';
import { modelFileFault } from '../../catalog/model-file';
import { openContext, releaseContext } from './context';
import type { Stage } from './model-stage';
import type { Orbit } from './orbit';

/** Why nothing can be seen. */
export type Failure = 'lost' | 'missing' | 'model' | 'slow' | 'unfit';

export type StageState = Failure | 'loading' | Stage;

/** Whatever the network does, it will not be shown. */
class UnfitModel extends Error {}

/** Refuses what the loader would never come to an end with, or take all memory for. */
async function loadModel(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const text = await response.text();
  const fault = modelFileFault(text);
  if (fault !== undefined) throw new UnfitModel(`${file} ${fault}`);
  return text;
}

interface Wanted {
  canvas: HTMLCanvasElement;
  file: string;
  home: Orbit;
  evenIfSlow: boolean;
  onTurned: (orbit: Orbit) => void;
  onState: (state: StageState) => void;
}

async function createLoadedStage(wanted: Wanted, context: WebGL2RenderingContext): Promise<Stage> {
  const [{ createStage }, text] = await Promise.all([import('./model-stage'), loadModel(wanted.file)]);
  return createStage({ ...wanted, context, text });
}

/** Returns the cleanup. */
function start(wanted: Wanted): () => void {
  const { canvas, evenIfSlow, onState } = wanted;
  const context = openContext(canvas, evenIfSlow);
  if (typeof context === 'string') {
    onState(context);
    return () => undefined;
  }
  let stage: Stage | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const resized = new ResizeObserver(() => stage?.resize());
  resized.observe(canvas);
  canvas.addEventListener('webglcontextlost', () => onState('lost'), { signal });
  createLoadedStage(wanted, context).then(
    (made) => {
      stage = made;
      if (signal.aborted) made.dispose();
      else onState(made);
    },
    (error: unknown) => {
      if (!signal.aborted) onState(error instanceof UnfitModel ? 'unfit' : 'model');
    },
  );
  return () => {
    ending.abort();
    resized.disconnect();
    stage?.dispose();
    releaseContext(context);
  };
}

/** Shows a model on a canvas; `tryAnyway` where it would be slow, with another canvas: what it draws with is decided once. */
export function useStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  file: string,
  home: Orbit,
  onTurned: (orbit: Orbit) => void,
) {
  const [{ state, evenIfSlow }, setShown] = useState<{ state: StageState; evenIfSlow: boolean }>({
    state: 'loading',
    evenIfSlow: false,
  });
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    const onState = (next: StageState) => setShown({ state: next, evenIfSlow });
    return start({ canvas: current, file, home, evenIfSlow, onTurned, onState });
  }, [canvas, file, home, evenIfSlow, onTurned]);
  return { state, evenIfSlow, tryAnyway: () => setShown({ state: 'loading', evenIfSlow: true }) };
}
