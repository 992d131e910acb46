const WANTED: WebGLContextAttributes = { alpha: true, antialias: true, stencil: false };

/** Gives its memory back at once, and not when the browser finds the time. */
export const releaseContext = (context: WebGL2RenderingContext): void =>
  context.getExtension('WEBGL_lose_context')?.loseContext();

/**
 * Opens a WebGL context: none without WebGL, and none if drawing would be slow, unless that is wanted all
 * the same.
 */
export function openContext(
  canvas: HTMLCanvasElement,
  evenIfSlow: boolean,
): WebGL2RenderingContext | 'missing' | 'slow' {
  const context = canvas.getContext('webgl2', { ...WANTED, failIfMajorPerformanceCaveat: !evenIfSlow });
  if (context) return context;
  if (evenIfSlow) return 'missing';
  const slow = document.createElement('canvas').getContext('webgl2', WANTED);
  if (!slow) return 'missing';
  releaseContext(slow);
  return 'slow';
}
