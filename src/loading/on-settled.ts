/** Calls back once the promise settles. Returns the cancel function. */
export function onSettled<Value>(
  promise: Promise<Value>,
  onDone: (value: Value) => void,
  onFail: () => void = () => undefined,
): () => void {
  let isWanted = true;
  promise.then(
    (value) => isWanted && onDone(value),
    () => isWanted && onFail(),
  );
  return () => {
    isWanted = false;
  };
}

/** The same for what `load` brings. It is called now, and again whenever the network returns, one call after the other. */
export function onLoaded<Value>(
  load: () => Promise<Value>,
  onDone: (value: Value) => void,
  onFail?: () => void,
): () => void {
  let attempt: Promise<unknown> = Promise.resolve();
  let cancel: (() => void) | undefined;
  const tryLoading = () => {
    cancel?.();
    // An `import()` beside one that is about to fail would fail with it.
    const next = attempt.then(load, load);
    cancel = onSettled(next, onDone, onFail);
    attempt = next;
  };
  tryLoading();
  addEventListener('online', tryLoading);
  return () => {
    cancel?.();
    removeEventListener('online', tryLoading);
  };
}
