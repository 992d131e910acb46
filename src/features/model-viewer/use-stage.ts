import { useEffect, useState, type RefObject } from 'react';
import { openContext, releaseContext } from './context';
import { createStage, UnfitModel, type Stage } from './stage';
import type { Turntable } from './turntable';

/** Why nothing can be seen. */
export type Failure = 'lost' | 'missing' | 'model' | 'slow' | 'unfit';

export type StageState = Failure | 'loading' | 'ready';

interface Started {
  canvas: HTMLCanvasElement;
  file: string;
  evenIfSlow: boolean;
  onReady: (stage: Stage) => void;
  onFailure: (failure: Failure) => void;
}

/** Returns what ends it. */
function start({ canvas, file, evenIfSlow, onReady, onFailure }: Started): () => void {
  const context = openContext(canvas, evenIfSlow);
  if (typeof context === 'string') {
    onFailure(context);
    return () => undefined;
  }
  let stage: Stage | undefined;
  const ending = new AbortController();
  canvas.addEventListener('webglcontextlost', () => onFailure('lost'), { signal: ending.signal });
  createStage(canvas, context, file).then(
    (made) => {
      stage = made;
      if (ending.signal.aborted) made.dispose();
      else onReady(made);
    },
    (error: unknown) => {
      if (!ending.signal.aborted) onFailure(error instanceof UnfitModel ? 'unfit' : 'model');
    },
  );
  return () => {
    ending.abort();
    stage?.dispose();
    releaseContext(context);
  };
}

/** Draws a model on a canvas as the turntable shows it; says whether it does, or why not, which may be set before another attempt. */
export function useStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  file: string,
  turntable: Turntable,
  evenIfSlow: boolean,
): readonly [StageState, (state: StageState) => void] {
  const [state, setState] = useState<StageState>('loading');
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    const end = start({
      canvas: current,
      file,
      evenIfSlow,
      onFailure: setState,
      onReady: (stage) => {
        turntable.show(stage);
        setState('ready');
      },
    });
    const resized = new ResizeObserver(turntable.draw);
    resized.observe(current);
    return () => {
      resized.disconnect();
      turntable.show(undefined);
      end();
    };
  }, [canvas, file, evenIfSlow, turntable]);
  return [state, setState];
}
