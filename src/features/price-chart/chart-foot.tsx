import type { RefObject } from 'react';
import type { Product } from '../../catalogue/product';
import { saveFile } from '../../lib/save-file';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';
import styles from './chart-foot.module.css';
import { figuresCsv } from './figures-csv';
import { inOrder, type FiguresOrder } from './figures-order';
import { pngOf } from './picture-png';
import { withSheet } from './picture-sheet';
import { svgText } from './picture-svg';
import { windowWords, type ShownWindow } from './shown-window';

const FILE_NAME = 'prices-and-ratings';

interface ChartFootProps {
  /** The gadgets that the chart is of, and the order that their table is in. */
  readonly products: readonly Product[];
  /** Those of them that are in sight. */
  readonly shown: ShownWindow;
  readonly order: FiguresOrder;
  readonly isTable: boolean;
  /** What the chart and its legend stand in. */
  readonly card: RefObject<HTMLElement | null>;
  /** Names the element that says how a gadget is opened. */
  readonly hintId: string;
}

type Format = 'csv' | 'png' | 'svg';

/** Below the chart: what a click does, and the ways to take figures and picture along. */
export function ChartFoot({ products, shown, order, isTable, card, hintId }: ChartFootProps) {
  const contentOf = async (format: Format): Promise<Blob | null | undefined> => {
    if (format === 'csv') return figuresCsv(inOrder(products, order));
    if (!card.current) return undefined;
    const words = windowWords(shown, products.length);
    if (format === 'png') return withSheet(card.current, words, pngOf);
    const text = withSheet(card.current, words, svgText);
    return text === undefined ? undefined : new Blob([text], { type: 'image/svg+xml' });
  };
  const save = async (format: Format) => {
    const content = await contentOf(format).catch(() => undefined);
    const name = `${FILE_NAME}.${format}`;
    if (!content) return showToast(`${name} could not be made.`, { isWarning: true });
    saveFile(content, name);
    announce(`Saved as ${name}`);
  };
  const formats = isTable ? (['csv'] as const) : (['csv', 'png', 'svg'] as const);
  return (
    <div className={styles['foot']}>
      {!isTable && (
        <p id={hintId} className={styles['hint']}>
          Choose a bar or a diamond, or press Enter, to open its gadget.
        </p>
      )}
      <div role="group" aria-label="Save" className={styles['save']}>
        <span aria-hidden="true">Save as</span>
        {formats.map((format) => (
          <Button
            key={format}
            className={styles['action']}
            aria-label={`Save as ${format.toUpperCase()}`}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}
