/** A press or key from the Event Timing API. */
export interface Interaction {
  readonly id: number;
  /** Milliseconds from the event to the next paint, in steps of 8. */
  readonly duration: number;
}

/** Fields that Chromium has and TypeScript's library lacks. */
declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface PerformanceEntry {
    readonly interactionId?: number;
  }
}

/** Records press and key events with their time to the next paint. */
export function recordInteractions(): readonly Interaction[] {
  const interactions: Interaction[] = [];
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries()) {
      if (interactionId > 0) interactions.push({ id: interactionId, duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  return interactions;
}
