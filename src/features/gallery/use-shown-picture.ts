import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The viewer turns to the same picture as the gallery below it. */
const turned = createStore<{ productId?: string; place: number }>()(() => ({ place: 0 }));

/** The place of a product's picture that is shown, and its setter. */
export function useShownPicture(productId: string): [number, (place: number) => void] {
  const shown = useStore(turned, (state) => (state.productId === productId ? state.place : 0));
  return [shown, (place) => turned.setState({ productId, place })];
}

/** The next visit starts with the first picture. */
export function useFirstPictureAgain(): void {
  useEffect(() => () => turned.setState({ place: 0 }), []);
}
