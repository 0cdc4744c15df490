/**
 * Shows the tooltip of the element that is hovered or has keyboard focus (`tooltipProps`). One
 * layer serves the whole page, so that hundreds of buttons with tooltips cost nothing. Touch has no
 * hover and gets none. The application mounts it once.
 */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { computePosition } from './placement';
import { portalTarget } from '@/ui/dialog/portals';
import styles from './TooltipLayer.module.css';

interface Shown {
  element: HTMLElement;
  text: string;
  by: 'pointer' | 'focus';
}

const MARGINS = { top: 4, bottom: 4, inline: 4 };

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const canHover = (): boolean =>
  typeof window.matchMedia !== 'function' || !window.matchMedia('(hover: none)').matches;

/** Links around a time or a number show the tooltip of their content. */
const tippedByFocus = (target: EventTarget | null): HTMLElement | null =>
  tipped(target) ??
  (target instanceof Element && target.matches('a, button')
    ? target.querySelector<HTMLElement>('[data-tip]')
    : null);

/**
 * Removes the `title` while the pointer is there, as the browser would show it too. Restores it
 * from `data-tip`, which React may have changed or removed in the meantime.
 */
function holdTitle(element: HTMLElement): () => void {
  element.removeAttribute('title');
  return () => {
    const text = element.dataset.tip;
    if (text && !element.hasAttribute('title')) element.setAttribute('title', text);
  };
}

function useShownTip(bubble: RefObject<HTMLElement | null>): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const show = (element: HTMLElement | null, by: Shown['by']) => {
      const text = element?.dataset.tip;
      setShown((before) => {
        if (!element || !text) return null;
        return before?.element === element && before.text === text ? before : { element, text, by };
      });
    };
    const hide = () => setShown(null);
    // The pointer, or the key, that this code was loaded for. What a finger has pressed stays hovered.
    const hovered = canHover()
      ? [...document.querySelectorAll<HTMLElement>('[data-tip]:hover')].at(-1)
      : undefined;
    const focused = document.activeElement;
    if (hovered) show(hovered, 'pointer');
    else if (focused?.matches(':focus-visible')) show(tippedByFocus(focused), 'focus');
    // The pressed element shows no tooltip until the pointer has left it: when a press changes what
    // is under a resting pointer, the browser fires another pointer event.
    let pressed: HTMLElement | null = null;
    const onOver = (event: PointerEvent) => {
      const inBubble = event.target instanceof Node && bubble.current?.contains(event.target);
      if (event.pointerType === 'touch' || inBubble) return;
      const over = tipped(event.target);
      if (over && over === pressed) return;
      pressed = null;
      show(over, 'pointer');
    };
    // Focus that follows a press, or is restored after one, shows nothing.
    let byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    const onFocus = ({ target }: FocusEvent) => {
      show(byKeyboard ? tippedByFocus(target) : null, 'focus');
    };
    const onPress = ({ target }: PointerEvent) => {
      byKeyboard = false;
      pressed = tipped(target);
      hide();
    };
    const onKey = (event: KeyboardEvent) => {
      byKeyboard = true;
      if (event.key === 'Escape') hide();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onOver, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.documentElement.addEventListener('pointerleave', hide, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', onPress, { capture: true, signal });
    document.addEventListener('keydown', onKey, { capture: true, signal });
    window.addEventListener('scroll', hide, { capture: true, passive: true, signal });
    return () => listening.abort();
  }, [bubble]);

  const element = shown?.by === 'pointer' ? shown.element : null;
  useEffect(() => (element ? holdTitle(element) : undefined), [element]);
  return shown;
}

export function TooltipLayer() {
  const bubble = useRef<HTMLDivElement>(null);
  const shown = useShownTip(bubble);

  useLayoutEffect(() => {
    const here = bubble.current;
    if (!here || !shown) return;
    const { left, top } = computePosition({
      anchor: shown.element.getBoundingClientRect(),
      panel: { width: here.offsetWidth, height: here.offsetHeight },
      view: { width: document.documentElement.clientWidth, height: window.innerHeight },
      margins: MARGINS,
      align: 'center',
      gap: 0,
    });
    here.style.left = `${left}px`;
    here.style.top = `${top}px`;
  }, [shown]);

  if (!shown) return null;
  return createPortal(
    // Hidden from screen readers, which read the title of the element.
    <div ref={bubble} role="tooltip" aria-hidden className={styles.tooltip} key={shown.text}>
      <div className={styles.bubble} dir="auto">
        {shown.text}
      </div>
    </div>,
    portalTarget('popovers'),
  );
}
