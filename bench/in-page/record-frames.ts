let intervals: number[] = [];
let request = 0;

/** Starts recording frame times in milliseconds. */
export function startFrames(): void {
  intervals = [];
  let last: number | undefined;
  const note = (now: number) => {
    if (last !== undefined) intervals.push(now - last);
    last = now;
    request = requestAnimationFrame(note);
  };
  request = requestAnimationFrame(note);
}

/** Stops, and returns the record. */
export function stopFrames(): readonly number[] {
  cancelAnimationFrame(request);
  return intervals;
}
