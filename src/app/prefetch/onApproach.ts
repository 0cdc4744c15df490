/**
 * Calls back when somebody is about to press something: the pointer rests on it or goes down, or
 * the focus reaches it. A pointer that only passes means nothing.
 */

/** Milliseconds for which a pointer has to stay. */
const HELD = 80;

export function onApproach(approached: (target: Element) => void, signal: AbortSignal): void {
  let over: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    over = null;
  };
  const hover = ({ target }: Event) => {
    const pressable = target instanceof Element ? target.closest('a, button, [role]') : null;
    if (pressable === over) return;
    leave();
    over = pressable;
    if (pressable) timer = setTimeout(() => approached(pressable), HELD);
  };
  const reach = ({ target }: Event) => {
    leave();
    if (target instanceof Element) approached(target);
  };
  document.addEventListener('pointerover', hover, { signal, passive: true });
  document.addEventListener('pointerdown', reach, { signal, passive: true });
  document.addEventListener('focusin', reach, { signal });
  signal.addEventListener('abort', leave);
}
