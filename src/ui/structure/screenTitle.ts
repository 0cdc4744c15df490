/** Who wants to hear of the page's one `h1`: told when it comes, with null when it goes. */
import { createContext } from 'react';

export const ScreenTitleContext = createContext<
  ((heading: HTMLHeadingElement | null) => void) | undefined
>(undefined);
