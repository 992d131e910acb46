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

/** The same for what `load` brings. It is called now, and again whenever the network returns. */
export function onLoaded<Value>(
  load: () => Promise<Value>,
  onDone: (value: Value) => void,
  onFail?: () => void,
): () => void {
  let cancel: (() => void) | undefined;
  const tryLoading = () => {
    cancel?.();
    cancel = onSettled(load(), onDone, onFail);
  };
  tryLoading();
  addEventListener('online', tryLoading);
  return () => {
    cancel?.();
    removeEventListener('online', tryLoading);
  };
}
