/**
 * Returns a person's scrobble and keeps it updated while shown. Rows mount and unmount several at a
 * time: the changes are collected and dispatched together when the page is idle.
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

/** Returns the collected changes, which are dispatched when the page is idle. */
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
