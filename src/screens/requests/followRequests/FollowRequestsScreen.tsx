/** Follow requests, each with buttons to approve and deny. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { FOLLOW_REQUESTS } from '@/domain/people/followRequest';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import {
  selectFollowRequestIds,
  selectFollowRequestsKnown,
} from '@/selectors/people/followRequests';
import { selectRequest } from '@/selectors/engine/requests';
import { followRequestsClosed, followRequestsOpened } from '@/slices/people/followRequests';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { RequestRow } from './RequestRow';
import { RequestsEnd } from './RequestsEnd';

const messages = defineMessages({
  title: { id: 'nav.friend_requests', defaultMessage: 'Follow requests' },
});

export default function FollowRequestsScreen() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const opened = followRequestsOpened();
  useWhileMounted('follow requests', opened, followRequestsClosed());
  const ids = useAppSelector(selectFollowRequestIds);
  const known = useAppSelector(selectFollowRequestsKnown);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, FOLLOW_REQUESTS));
  const title = intl.formatMessage(messages.title);
  return (
    <>
      <ScreenHeading title={title} />
      {reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage
            id="user_card.requests_error"
            defaultMessage="Couldn't load follow requests"
          />
        </ErrorState>
      )}
      {!known && reason === null && <Skeleton shape="person" count={8} />}
      {ids.length > 0 && (
        <WindowedFeed
          list="follow requests"
          label={title}
          busy={busy}
          ids={ids}
          row={(id, index) => (
            <RequestRow userId={id} position={{ at: index + 1, of: ids.length }} />
          )}
        />
      )}
      {known && <RequestsEnd count={ids.length} />}
    </>
  );
}
