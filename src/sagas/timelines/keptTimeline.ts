/**
 * Decides how the server's first page shows in a list that this browser kept: to a reader at its top at
 * once, as after any reload, and to others when they ask for it.
 */
import type { ScrollAnchor } from '@/domain/timelines/scrollAnchor';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { selectKeptAt, selectShowsFirstPage } from '@/selectors/timelines/timelines';
import { getContext, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* showsAtOnce(key: TimelineKey): SagaGenerator<boolean> {
  if ((yield* select(selectKeptAt, key)) === null) return false;
  return (yield* savedAnchor(key)) === null && (yield* select(selectShowsFirstPage, key));
}

/** The place in this list to which the tab leads its reader back; null for the top. */
export function* savedAnchor(key: TimelineKey): SagaGenerator<ScrollAnchor | null> {
  const entry = `${(yield* getContext('page')).historyKey()} ${key}`;
  return yield* select(({ scrollAnchors }) => scrollAnchors[entry] ?? null);
}
