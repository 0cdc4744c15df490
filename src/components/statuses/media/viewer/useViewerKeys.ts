/** The keys of the viewer: arrows for the neighbours, Home and End for the first and last file. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isRightToLeft } from '@/ui/dialog/focus';
import { isTopLayer } from '@/ui/dialog/layers';

interface Moves {
  count: number;
  step: (by: number) => void;
  goTo: (index: number) => void;
}

/** True for keys that belong to a player or to a browser shortcut. */
const isForOthers = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.target instanceof HTMLMediaElement;

export function useViewerKeys(
  layer: RefObject<HTMLElement | null>,
  { count, step, goTo }: Moves,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const here = layer.current;
    if (!here || isForOthers(event) || !isTopLayer(here)) return;
    const onward = isRightToLeft(here) ? -1 : 1;
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(onward),
      ArrowLeft: () => step(-onward),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
    };
    const move = moves[event.key];
    if (!move || count < 2) return;
    event.preventDefault();
    move();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
