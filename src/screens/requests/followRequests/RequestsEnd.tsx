/** The end of the list of follow requests: loads more, or says that there are none or no more. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { OLDER_FOLLOW_REQUESTS } from '@/domain/people/followRequest';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMoreFollowRequests } from '@/selectors/people/followRequests';
import { selectRequest } from '@/selectors/engine/requests';
import { olderFollowRequestsRequested } from '@/slices/people/followRequests';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useFocusOfLastRow } from '@/ui/hooks/useFocusOfLastRow';
import { FollowRequestsIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';

const messages = defineMessages({
  more: { id: 'user_card.more_requests', defaultMessage: 'Load more follow requests' },
});

export function RequestsEnd({ count }: { count: number }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const hasMore = useAppSelector(selectMoreFollowRequests);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, OLDER_FOLLOW_REQUESTS));
  useFocusOfLastRow(count === 0);
  if (!hasMore) {
    return count > 0 ? null : (
      <EmptyState icon={FollowRequestsIcon}>
        <FormattedMessage id="user_card.no_requests" defaultMessage="No follow requests" />
      </EmptyState>
    );
  }
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(olderFollowRequestsRequested())}
      moreLabel={intl.formatMessage(messages.more)}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}
