/**
 * Makes an element the topmost dialog while it is mounted and visible: everything else is inert,
 * focus is trapped in it and restored afterwards; Escape and Back close it.
 */
import {
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import { useClosesOnBack } from './BackProvider';
import { focusables, restoreFocus, wrapTarget } from './focus';
import { isTopLayer, updateLayers } from './layers';

interface DialogLayer {
  onClose: () => void;
  shown: boolean;
  /** Position in the stack. */
  level: number;
  /** Gets the initial focus; else the first focusable in `[data-body]`, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

function moveFocusIn(layer: HTMLElement, wanted: HTMLElement | null | undefined) {
  if (layer.contains(document.activeElement)) return;
  const body = layer.querySelector('[data-body]');
  const panel = layer.querySelector<HTMLElement>('[tabindex="-1"]') ?? layer;
  (wanted ?? (body && focusables(body)[0]) ?? panel).focus({ preventScroll: true });
}

export function useDialogLayer(
  ref: RefObject<HTMLElement | null>,
  { onClose, shown, level, initialFocus }: DialogLayer,
): void {
  const close = useEffectEvent(onClose);
  const openedFrom = useRef<Element | null>(null);
  useClosesOnBack(shown, onClose);

  // Runs before the layout effects of the content, which may take the focus.
  useInsertionEffect(() => {
    if (shown) openedFrom.current = document.activeElement;
  }, [shown]);

  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer || !shown) return;
    const opener = openedFrom.current;
    updateLayers();
    moveFocusIn(layer, initialFocus?.current);
    return () => {
      updateLayers(layer);
      restoreFocus(opener);
    };
  }, [ref, shown, initialFocus]);

  useLayoutEffect(() => {
    if (shown) updateLayers();
  }, [shown, level]);

  useEffect(() => {
    if (!shown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const layer = ref.current;
      if (!layer || event.defaultPrevented || event.isComposing || !isTopLayer(layer)) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (event.key === 'Tab') {
        const target = wrapTarget(layer, event.shiftKey);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ref, shown]);
}
