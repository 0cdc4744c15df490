/**
 * A panel beside its anchor, open as long as it is mounted. A press outside, Escape or leaving it
 * with Tab closes it, and the focus returns to the anchor.
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
  /** The accessible name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
  role?: 'dialog' | 'menu' | 'listbox' | 'group';
  id?: string;
  side?: PositionInput['side'];
  align?: PositionInput['align'];
  /** Distance from the anchor; a negative one covers it. */
  gap?: PositionInput['gap'];
  /** False for panels that only show details, such as a card on hover. */
  takesFocus?: boolean;
  /** Returns the element that gets the focus; by default the first focusable. */
  findFirst?: (panel: HTMLElement) => HTMLElement | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Seven entries of a menu for fingers: with less in sight it is hardly one. */
const LEAST_HEIGHT = 320;

/** Of several open popovers, the last in the document is on top. */
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
  usePlacement(panel, anchor, { side, align, gap, least: LEAST_HEIGHT });

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
      // React events also report presses in nested popovers, like a submenu.
      const inside = pressedInside.current;
      pressedInside.current = false;
      const onAnchor = event.target instanceof Node && anchor?.contains(event.target);
      if (!inside && !onAnchor) close();
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!panel.current || !isTopPopover(panel.current)) return;
      // Neither the dialog below nor the page's shortcuts handle the key.
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
  // A dialog is a landmark of its own; other roles must be placed inside one.
  return createPortal(
    role === 'dialog' ? parts : <section aria-label={label}>{parts}</section>,
    portalTarget('popovers'),
  );
}
