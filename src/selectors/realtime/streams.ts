/** The timelines that have to be streamed beside home. */
import { createSelector } from '@reduxjs/toolkit';
import { streamOf } from '@/domain/realtime/streams';
import { timelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { selectPageVisible } from './realtime';
import { selectWantedByTabs } from './tabs';

/** Those that this tab shows. Only home is streamed while the page is hidden. */
export const selectOwnStreams = createSelector(
  [
    ({ timelines }: RootState) => timelines,
    ({ conversations }: RootState) => (conversations?.viewers ?? 0) > 0,
    selectPageVisible,
    selectInstance,
  ],
  (timelines, conversationsViewed, visible, instance): TimelineKey[] => {
    if (!visible) return [];
    const viewed = Object.keys(timelines).filter((key) => (timelines[key]?.viewers ?? 0) > 0);
    const keys = conversationsViewed ? [...viewed, timelineKey('dms')] : viewed;
    return keys.filter((key) => streamOf(key, instance) !== null);
  },
);

/** Those, and the ones that tabs show which follow this one. */
export const selectWantedStreams = createSelector(
  [selectOwnStreams, selectWantedByTabs, selectInstance],
  (own, theirs, instance): TimelineKey[] => [
    ...new Set([
      ...own,
      ...Object.values(theirs)
        .flat()
        .filter((key) => streamOf(key, instance) !== null),
    ]),
  ],
);
