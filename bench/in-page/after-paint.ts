/** Calls back once what the document holds now has been painted: in a task after the next frame. */
export function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then, { once: true });
  port1.start();
  requestAnimationFrame(() => port2.postMessage(undefined));
}
