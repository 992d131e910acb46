let intervals: number[] = [];
let request = 0;

/** Begins to note the milliseconds from each frame to the next. */
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

/** Ends it; what was noted. */
export function stopFrames(): readonly number[] {
  cancelAnimationFrame(request);
  return intervals;
}
