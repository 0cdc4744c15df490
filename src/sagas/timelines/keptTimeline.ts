/**
 * Decides how the server's first page shows in a list that this browser kept: at once before anybody
 * has begun to read, and otherwise when the reader asks for it.
 */
import type { ScrollAnchor } from '@/domain/timelines/scrollAnchor';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { selectKeptAt, selectShowsFirstPage } from '@/selectors/timelines/timelines';
import { getContext, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Until this age of the page, in milliseconds, nobody has begun to read. */
const UNREAD = 1_000;

export function* showsAtOnce(key: TimelineKey): SagaGenerator<boolean> {
  if ((yield* select(selectKeptAt, key)) === null) return false;
  if ((yield* getContext('page')).age() > UNREAD) return false;
  return (yield* savedAnchor(key)) === null && (yield* select(selectShowsFirstPage, key));
}

/** The place in this list to which the tab leads its reader back; null for the top. */
export function* savedAnchor(key: TimelineKey): SagaGenerator<ScrollAnchor | null> {
  const entry = `${(yield* getContext('page')).historyKey()} ${key}`;
  return yield* select(({ scrollAnchors }) => scrollAnchors[entry] ?? null);
}
