/**
 * What somebody listens to, kept fresh while it is shown. Rows come and go several at a time: who is
 * shown and who no longer is, is said once for all of them, when the page has a moment for it.
 */
import { useEffect } from 'react';
import type { Store } from '@reduxjs/toolkit';
import type { Scrobble } from '@/domain/statuses/scrobble';
import { whenIdle } from '@/lib/scheduler/whenIdle';
import { selectScrobble } from '@/selectors/statuses/scrobbles';
import { scrobblesShown } from '@/slices/statuses/scrobbles';
import { useAppSelector, useAppStore } from './store';

interface Changes {
  opened: string[];
  closed: string[];
}

const unsaid = new WeakMap<Store, Changes>();

export function useScrobble(userId: string): Scrobble | null {
  const store = useAppStore();
  useEffect(() => {
    changesOf(store).opened.push(userId);
    return () => void changesOf(store).closed.push(userId);
  }, [store, userId]);
  return useAppSelector((state) => selectScrobble(state, userId));
}

/** Whoever comes and goes until then is noted in them. */
function changesOf(store: Store): Changes {
  const known = unsaid.get(store);
  if (known) return known;
  const changes: Changes = { opened: [], closed: [] };
  unsaid.set(store, changes);
  void whenIdle().then(() => {
    unsaid.delete(store);
    store.dispatch(scrobblesShown(changes));
  });
  return changes;
}
