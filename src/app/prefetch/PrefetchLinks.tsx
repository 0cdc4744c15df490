/**
 * Prefetches the target of a link: its code when somebody is about to press it, its content while
 * it is being pressed: on mouse down, but for touch on release, as a finger may only be
 * scrolling.
 */
import { useEffect } from 'react';
import { prefetchScreen } from '@/app/routes/routes';
import { matchRoute } from '@/domain/session/routes';
import { useAppDispatch } from '@/hooks/store';
import { linkedPath } from '@/hooks/useLinkClicks';
import { threadPrefetchRequested } from '@/slices/statuses/threadContexts';
import { onApproach } from './onApproach';

export function PrefetchLinks() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    onApproach((target) => {
      const match = matchRoute(linkedPath(target) ?? '');
      if (match && match.name !== 'root') prefetchScreen(match.name);
    }, signal);
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
    document.addEventListener('pointerdown', down, { signal });
    document.addEventListener('click', press, { signal, capture: true });
    return () => watching.abort();
  }, [dispatch]);
  return null;
}
