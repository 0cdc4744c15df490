/**
 * The footer of a timeline: loads older statuses on a press or on scrolling near, or says it is the
 * end.
 */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { timelineRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUser } from '@/selectors/people/users';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectBottomedOut } from '@/selectors/timelines/timelines';
import { olderRequested } from '@/slices/timelines/timelines';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ListFooter } from '@/ui/list/ListFooter';
import { FetchError } from './FetchError';

const EmptyTimeline = deferredComponent(
  async () => (await import('./EmptyTimeline')).EmptyTimeline,
);

const messages = defineMessages({
  older: { id: 'timeline.load_older', defaultMessage: 'Load older posts' },
});

interface Props {
  timelineKey: TimelineKey;
  empty: boolean;
  /** True while loaded statuses are still being rendered above it. */
  drawing: boolean;
}

export function TimelineEnd({ timelineKey, empty, drawing }: Props) {
  const dispatch = useAppDispatch();
  const bottomedOut = useAppSelector((state) => selectBottomedOut(state, timelineKey));
  const older = useAppSelector((state) =>
    selectRequest(state, timelineRequest(timelineKey, 'older')),
  );
  const intl = useIntl();

  // Those who follow nobody have only their own posts at home, and need the same advice.
  const followsNobody = useAppSelector(
    (state) => selectUser(state, selectCurrentUserId(state) ?? '')?.followingCount === 0,
  );
  if (bottomedOut && (empty || (timelineKey === 'friends' && followsNobody))) {
    return <EmptyTimeline timelineKey={timelineKey} />;
  }
  const stateOf = () => {
    if (bottomedOut) return 'end';
    if (older.reason !== null) return 'failed';
    return older.busy || drawing ? 'loading' : 'more';
  };
  return (
    <ListFooter
      state={stateOf()}
      busy={older.busy}
      onMore={() => dispatch(olderRequested({ key: timelineKey }))}
      moreLabel={intl.formatMessage(messages.older)}
      error={<FetchError reason={older.reason ?? ''} />}
      end={<FormattedMessage id="timeline.no_more_statuses" defaultMessage="No more posts" />}
    />
  );
}
