import { useEffect, useState } from 'react';
import { modelFileFault } from '../../catalog/model-file';
import { onSettled } from '../../loading/on-settled';

/** The reason for not showing a model. */
export type Failure = 'lost' | 'missing' | 'model' | 'slow' | 'unfit';

function canOpen(failIfMajorPerformanceCaveat: boolean): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Loads the viewer's code and the model's file in parallel, and rejects a file that would hang or crash it. */
async function prepare(file: string, evenIfSlow: boolean): Promise<Failure | 'drawing'> {
  if (!canOpen(!evenIfSlow)) return evenIfSlow || !canOpen(false) ? 'missing' : 'slow';
  try {
    const [response] = await Promise.all([fetch(file), import('./model-stage')]);
    if (!response.ok) return 'model';
    return modelFileFault(await response.text()) === undefined ? 'drawing' : 'unfit';
  } catch {
    return 'model';
  }
}

/** The viewer caches failed loads by URL; a new hash makes it try again. */
let failures = 0;

/** Prepares the viewer for a model. `tryAgain` starts over, and accepts slow drawing. */
export function useViewer(file: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Failure | 'drawing' | 'loading' | 'ready'>('loading');
  useEffect(() => onSettled(prepare(file, attempt > 0), setState), [file, attempt]);
  return {
    state,
    attempt,
    src: failures === 0 ? file : `${file}#${failures}`,
    setReady: () => setState('ready'),
    fail: ({ detail }: CustomEvent<{ type: string }>) => {
      failures += 1;
      setState(detail.type === 'webglcontextlost' ? 'lost' : 'model');
    },
    tryAgain: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
