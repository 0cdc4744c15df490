/** More items for the menu of a card, from the row of a list that the card stands in. */
import { createContext, type ReactNode } from 'react';

export const CardMenuItems = createContext<ReactNode>(null);
