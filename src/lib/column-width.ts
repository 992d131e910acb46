/**
 * The width in whole CSS pixels of the column that the header and the statistics stand in, read from the part
 * of the layout that is always there (`data-page-column`); `undefined` where there is none, or where it has no room. With
 * it, a picture is drawn once, for the room that it will have, before it stands there.
 */
export function columnWidth(): number | undefined {
  const column = document.querySelector('[data-page-column]');
  if (!column) return undefined;
  const { paddingLeft, paddingRight } = getComputedStyle(column);
  const { width } = column.getBoundingClientRect();
  const inner = Math.round(width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
  return inner > 0 ? inner : undefined;
}
