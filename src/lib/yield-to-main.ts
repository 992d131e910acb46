const MAX_TASK_MS = 12;

/** Long work awaits the returned function often: it yields to the browser once the task has become long. */
export function createYieldToMain(): () => Promise<void> | undefined {
  let started = performance.now();
  return () => {
    if (performance.now() - started < MAX_TASK_MS) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        started = performance.now();
        resolve();
      });
    });
  };
}
