/** Why a status is shown here, and which rules are about it: asked when the reader wants to know. */
import { causesOf, type Cause, type Findings } from '@/domain/origin';
import { placeOfTimeline, type PlaceName } from '@/domain/places';
import { parseTimelineKey, timelineOfRoute, type TimelineKey } from '@/domain/timeline';
import type { Decision } from '@/domain/visibility';
import type { RootState } from '@/slices/root';
import { selectCurrentUserId } from './session';
import { selectDecision } from './visibility';

export interface Origin {
  causes: readonly Cause[];
  decision: Decision;
}

interface Where {
  page: Findings['page'];
  key: TimelineKey | null;
  place: PlaceName;
}

function whereIs({ interface: { route } }: RootState): Where {
  const key = route.name === null ? null : timelineOfRoute(route.name, route.params);
  if (key !== null) return { page: 'timeline', key, place: placeOfTimeline(key) };
  switch (route.name) {
    case 'user-profile':
    case 'external-user-profile':
      return { page: 'profile', key: null, place: 'profile' };
    case 'notifications':
    case 'interactions':
      return { page: 'notifications', key: null, place: 'notifications' };
    default:
      return { page: 'conversation', key: null, place: 'conversation' };
  }
}

/** Null when the status is not known any more. */
export function selectOrigin(state: RootState, statusId: string): Origin | null {
  const statuses = state.statuses.entities;
  const status = statuses[statusId];
  if (!status) return null;
  const { page, key, place } = whereIs(state);
  const listed = key === null ? [] : (state.timelines[key]?.ranges.flat() ?? []);
  const entries = listed.filter((id) => id === statusId || statuses[id]?.repeatOfId === statusId);
  const repeaterIds = entries.flatMap((id) => {
    const entry = statuses[id];
    return entry?.repeatOfId === statusId ? [entry.userId] : [];
  });
  return {
    decision: selectDecision(state, entries.at(-1) ?? statusId, place),
    causes: causesOf({
      status,
      timeline: key === null ? null : parseTimelineKey(key),
      page,
      repeaterIds: [...new Set(repeaterIds)],
      ownId: selectCurrentUserId(state),
      standing: state.relationships[status.userId],
    }),
  };
}
