/**
 * A panel beside the thing it belongs to, open as long as it is mounted. A press elsewhere, Escape
 * or leaving it with Tab closes it, and the focus returns to its anchor.
 */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { focusables, wrapTarget } from '@/ui/dialog/focus';
import type { PositionInput } from './placement';
import { portalTarget } from '@/ui/dialog/portals';
import { usePlacement } from './usePlacement';
import styles from './Popover.module.css';

interface PopoverProps {
  anchor: HTMLElement | null;
  /** Its name for screen readers. */
  label: string;
  onClose: () => void;
  children: ReactNode;
  role?: 'dialog' | 'menu' | 'listbox' | 'group';
  id?: string;
  side?: PositionInput['side'];
  align?: PositionInput['align'];
  /** Between it and its anchor; less than nothing covers that. */
  gap?: PositionInput['gap'];
  /** Off for what only shows something more, like a card on hover. */
  takesFocus?: boolean;
  /** What gets the focus; else the first thing in it that can have it. */
  findFirst?: (panel: HTMLElement) => HTMLElement | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Of several open popovers the last in the document is the one on top. */
const isTopPopover = (panel: Element) =>
  [...document.querySelectorAll('[data-popover]')].at(-1) === panel;

export function Popover({
  anchor,
  label,
  onClose,
  children,
  role = 'dialog',
  id,
  side,
  align,
  gap,
  takesFocus = true,
  findFirst = (within) => focusables(within)[0],
  onKeyDown,
}: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const pressedInside = useRef(false);
  const close = useEffectEvent(onClose);
  const moveIn = useEffectEvent((here: HTMLElement) => {
    (findFirst(here) ?? here).focus({ preventScroll: true });
  });
  usePlacement(panel, anchor, { side, align, gap });

  useLayoutEffect(() => {
    const here = panel.current;
    if (!here) return;
    if (takesFocus) moveIn(here);
    return () => {
      const active = document.activeElement;
      const held = here.contains(active) || active === document.body;
      if (held) anchor?.focus({ preventScroll: true });
    };
  }, [anchor, takesFocus]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      // React has told us already about presses in what was opened from in here, like a submenu.
      const inside = pressedInside.current;
      pressedInside.current = false;
      const onAnchor = event.target instanceof Node && anchor?.contains(event.target);
      if (!inside && !onAnchor) close();
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!panel.current || !isTopPopover(panel.current)) return;
      // Neither the dialog below nor the page's shortcuts get to see it.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [anchor]);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== 'Tab' || !panel.current) return;
    if (wrapTarget(panel.current, event.shiftKey) === null) return;
    event.preventDefault();
    onClose();
  };

  const parts = (
    <div
      role="presentation"
      onPointerDownCapture={() => {
        pressedInside.current = true;
      }}
      onKeyDown={onKey}
    >
      <div
        ref={panel}
        id={id}
        role={role}
        aria-label={label}
        tabIndex={-1}
        className={styles.popover}
        data-popover
        data-surface="raised"
      >
        {children}
      </div>
    </div>
  );
  // A dialog is a place of its own on the page; anything else has to lie in one.
  return createPortal(
    role === 'dialog' ? parts : <section aria-label={label}>{parts}</section>,
    portalTarget('popovers'),
  );
}
