/**
 * The keys of the flow viewer: arrows step, Home and End go to the first and last action, space
 * plays. Elements that handle a key themselves keep it.
 */
import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '@/hooks/store';
import { playToggled, stepRequested } from '@/testing/state/slices/flowViewer';
import { isRightToLeft } from '@/ui/dialog/focus';

/** Elements to type into, choose from or press. */
const CONTROLS = 'input, textarea, select, button, a, summary, [data-layer]';

const isForOthers = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && keepsKey(event.target, event.key));

/** A button handles the space key, but not the arrows. */
function keepsKey(element: Element, key: string): boolean {
  const control = element.closest(CONTROLS);
  return control !== null && (key === ' ' || !control.matches('button, a'));
}

export function useStepKeys(count: number, at: number): void {
  const dispatch = useAppDispatch();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isForOthers(event)) return;
    const onward = isRightToLeft(document.documentElement) ? -1 : 1;
    const moves: Record<string, ReturnType<typeof stepRequested | typeof playToggled>> = {
      ArrowRight: stepRequested({ at: at + onward }),
      ArrowLeft: stepRequested({ at: at - onward }),
      Home: stepRequested({ at: 0 }),
      End: stepRequested({ at: count - 1 }),
      ' ': playToggled(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    dispatch(move);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
