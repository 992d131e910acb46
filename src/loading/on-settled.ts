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
