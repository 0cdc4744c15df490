/** Context callback for the page's `h1`: called with the element on mount and null on unmount. */
import { createContext } from 'react';

export const ScreenTitleContext = createContext<
  ((heading: HTMLHeadingElement | null) => void) | undefined
>(undefined);
