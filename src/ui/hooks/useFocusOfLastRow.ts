/** The heading of the screen takes the focus of the last row of a list, when that row goes. */
import { useLayoutEffect, useRef } from 'react';
import { restoreFocus } from '../dialog/focus';

export function useFocusOfLastRow(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isEmpty && !wasEmpty.current && isLost) restoreFocus(null);
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}
