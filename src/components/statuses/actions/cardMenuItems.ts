/** More actions for the menu of a card, from the row of a list that the card stands in. */
import { createContext } from 'react';
import type { IconNode } from '@/ui/icons/icons';

export interface CardMenuAction {
  label: string;
  icon: IconNode;
  /** `button`: the element in the row that has the focus, which the action may remove. */
  act: (button: Element | null) => void;
}

const none: readonly CardMenuAction[] = [];

export const CardMenuActions = createContext(none);
