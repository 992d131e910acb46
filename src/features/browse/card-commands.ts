import { createContext, use } from 'react';
import type { Product } from '../../catalog/product';

/** The commands of a card's buttons. A screen with cards provides them. */
export interface CardCommands {
  /** Adds a product to the wishlist, or removes it. */
  toggleWish: (product: Product) => void;
  /** Adds a product to the comparison, or removes it. */
  toggleCompared: (product: Product) => void;
  /** Moves focus to the products chosen to compare. */
  focusTray: () => void;
}

export const CardCommandsContext = createContext<CardCommands | undefined>(undefined);

export function useCardCommands(): CardCommands {
  const commands = use(CardCommandsContext);
  if (!commands) throw new Error('No screen around this card provides its commands.');
  return commands;
}
