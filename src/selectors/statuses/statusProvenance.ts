/**
 * The reasons why a status is shown here, and the rules that apply to it; on the reader's request.
 */
import {
  provenanceCauses,
  type ProvenanceCause,
  type ProvenanceFacts,
} from '@/domain/statuses/statusProvenance';
import { viewingContextOfTimeline, type ViewingContext } from '@/domain/timelines/viewingContexts';
import { parseTimelineKey, timelineOfRoute, type TimelineKey } from '@/domain/timelines/timeline';
import type { Decision } from '@/domain/timelines/filtering';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectFollowedAmong } from '@/selectors/discovery/tags';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';

interface StatusProvenance {
  causes: readonly ProvenanceCause[];
  decision: Decision;
}

interface Where {
  page: ProvenanceFacts['page'];
  key: TimelineKey | null;
  viewingContext: ViewingContext;
}

function currentLocation({ interface: { route } }: RootState): Where {
  const key = route.name === null ? null : timelineOfRoute(route.name, route.params);
  if (key !== null) return { page: 'timeline', key, viewingContext: viewingContextOfTimeline(key) };
  switch (route.name) {
    case 'user-profile':
    case 'external-user-profile':
      return { page: 'profile', key: null, viewingContext: 'profile' };
    case 'notifications':
    case 'interactions':
      return { page: 'notifications', key: null, viewingContext: 'notifications' };
    default:
      return { page: 'conversation', key: null, viewingContext: 'conversation' };
  }
}

/** Null if the status is not known any more. */
export function selectStatusProvenance(
  state: RootState,
  statusId: string,
): StatusProvenance | null {
  const statuses = state.statuses.entities;
  const status = rowIn(statuses, statusId);
  if (!status) return null;
  const { page, key, viewingContext } = currentLocation(state);
  const listed = key === null ? [] : (state.timelines[key]?.ranges.flat() ?? []);
  const entries = listed.filter(
    (id) => id === statusId || rowIn(statuses, id)?.repeatOfId === statusId,
  );
  const repeaterIds = entries.flatMap((id) => {
    const entry = rowIn(statuses, id);
    return entry?.repeatOfId === statusId ? [entry.userId] : [];
  });
  return {
    decision: selectFilteringDecision(state, entries.at(-1) ?? statusId, viewingContext),
    causes: provenanceCauses({
      status,
      timeline: key === null ? null : parseTimelineKey(key),
      page,
      repeaterIds: [...new Set(repeaterIds)],
      ownId: selectCurrentUserId(state),
      standing: state.relationships[status.userId],
      followedTags: selectFollowedAmong(state, status.hashtags),
    }),
  };
}
