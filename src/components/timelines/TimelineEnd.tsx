/**
 * The footer of a timeline: loads older statuses on a press or on scrolling near, or says it is the
 * end.
 */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { timelineRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectBottomedOut } from '@/selectors/timelines/timelines';
import { olderRequested } from '@/slices/timelines/timelines';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Link } from '@/ui/buttons/Link';
import { ListFooter } from '@/ui/list/ListFooter';
import { FetchError } from './FetchError';

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

  if (empty && bottomedOut) {
    return (
      <EmptyState action={timelineKey === 'friends' ? <KnownNetworkLink /> : undefined}>
        <FormattedMessage id="timeline.no_statuses" defaultMessage="No posts yet" />
      </EmptyState>
    );
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

/** A link for those who follow nobody yet to find people. */
function KnownNetworkLink() {
  return (
    <Link to={pathTo('public-external-timeline')}>
      <FormattedMessage id="nav.twkn" defaultMessage="Known network" />
    </Link>
  );
}
