/** Returns the focus from a form that goes to the button that opened it, or else to the heading. */
import { useInsertionEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { restoreFocus } from '@/ui/dialog/focus';

export function useReturnedFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<Element>(null);
  // Runs before the fields of the form, one of which takes the focus.
  useInsertionEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (element?.contains(document.activeElement)) restoreFocus(opener.current);
    };
  }, []);
  return form;
}
