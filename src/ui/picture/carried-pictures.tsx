import { Component, type ReactNode } from 'react';

/** Is asked before a screen goes, and returns what is to be done in the frame that shows the next one. */
export type PictureCarrier = () => () => void;

let carrier: PictureCarrier | undefined;

/** Names who carries pictures from screen to screen. The first load goes without: it comes with the first screen that it is for. */
export function carryWith(wanted: PictureCarrier): void {
  carrier = wanted;
}

interface CarriedPicturesProps {
  /** Tells one screen from another. */
  readonly screen: string;
  readonly children: ReactNode;
}

/**
 * Lets a picture that two screens show move from its place on the one to its place on the other, and keeps
 * neither waiting (docs/decisions/0017-pictures-that-move.md). A class, for a function component hears of a
 * change only when the screen before has gone.
 */
export class CarriedPictures extends Component<CarriedPicturesProps> {
  #frame = 0;

  override getSnapshotBeforeUpdate({ screen }: CarriedPicturesProps): (() => void) | null {
    return screen === this.props.screen ? null : (carrier?.() ?? null);
  }

  override componentDidUpdate(
    _props: CarriedPicturesProps,
    _state: unknown,
    arrive: (() => void) | null,
  ): void {
    if (!arrive) return;
    // A screen left before its first frame must not animate on the next one.
    cancelAnimationFrame(this.#frame);
    // By then the page is scrolled to its place, and it has not been painted yet.
    this.#frame = requestAnimationFrame(arrive);
  }

  override render() {
    return this.props.children;
  }
}
