import type { RefObject } from 'react';
import type { Product } from '../../catalog/product';
import { saveFile } from '../../lib/save-file';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';
import styles from './save-figures.module.css';
import { createPicture, figuresCsv, pngBlob, svgBlob } from './export';
import { inOrder, type FiguresOrder } from './figures-order';
import type { Figure, ShownSeries } from './series';
import { windowMessage, type ShownWindow } from './shown-window';

const FILE_NAME = 'prices-and-ratings';

interface SaveFiguresProps {
  products: readonly Product[];
  figures: readonly Figure[];
  shown: ShownWindow;
  series: ShownSeries;
  order: FiguresOrder;
  isTable: boolean;
  pictureRef: RefObject<SVGSVGElement | null>;
}

/** The figures and the chart as files. */
export function SaveFigures(props: SaveFiguresProps) {
  const { products, figures, shown, series, order, isTable, pictureRef } = props;
  const createFile = async (format: 'csv' | 'png' | 'svg') => {
    if (format === 'csv') return figuresCsv(inOrder(products, order), figures);
    if (!pictureRef.current) return undefined;
    const picture = createPicture(pictureRef.current, series, windowMessage(shown, products.length));
    return format === 'svg' ? svgBlob(picture) : pngBlob(picture);
  };
  const save = async (format: 'csv' | 'png' | 'svg') => {
    const content = await createFile(format).catch(() => undefined);
    const name = `${FILE_NAME}.${format}`;
    if (!content) return showToast(`${name} could not be made.`, { isWarning: true });
    saveFile(content, name);
    announce(`Saved as ${name}`);
  };
  const formats = isTable ? (['csv'] as const) : (['csv', 'png', 'svg'] as const);
  return (
    <div role="group" aria-label="Save" className={styles.save}>
      <span aria-hidden="true">Save as</span>
      {formats.map((format) => (
        <Button
          key={format}
          className={styles.action}
          aria-label={`Save as ${format.toUpperCase()}`}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
