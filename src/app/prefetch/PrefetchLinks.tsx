/**
 * Prefetches the target of a link while it is being pressed: on mouse down, but for touch on
 * release, as a finger may only be scrolling.
 */
import { useEffect } from 'react';
import { matchRoute } from '@/domain/session/routes';
import { useAppDispatch } from '@/hooks/store';
import { linkedPath } from '@/hooks/useLinkClicks';
import { threadPrefetchRequested } from '@/slices/statuses/threadContexts';

export function PrefetchLinks() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const expect = (target: EventTarget | null) => {
      const match = matchRoute(linkedPath(target) ?? '');
      const statusId = match?.name === 'conversation' ? match.params.id : undefined;
      if (statusId !== undefined) dispatch(threadPrefetchRequested({ statusId }));
    };
    const down = ({ button, pointerType, target }: PointerEvent) => {
      if (button === 0 && pointerType === 'mouse') expect(target);
    };
    // Runs before the click itself is handled, which renders the target.
    const press = ({ target }: MouseEvent) => expect(target);
    document.addEventListener('pointerdown', down);
    document.addEventListener('click', press, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('click', press, { capture: true });
    };
  }, [dispatch]);
  return null;
}
