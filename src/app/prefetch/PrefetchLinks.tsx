/**
 * What a link leads to is sent for while it is being pressed: a mouse that is down means it, a finger
 * may only scroll and has to be lifted first.
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
    // Before the press itself is heard, as what it leads to is made then.
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
