/** How many gadgets are shown, in words. With none, `isKnown` tells an empty shop from one that is not loaded. */
export function countWords(count: number, isKnown: boolean): string {
  if (count === 0) return isKnown ? 'No gadgets here at the moment' : '';
  return count === 1 ? '1 gadget' : `${count} gadgets`;
}
