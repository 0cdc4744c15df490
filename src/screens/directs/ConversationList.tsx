/** Direct conversations, the one with the newest post first, each leading to where it goes on. */
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/components/list/WindowedFeed';
import { DIRECTS, OLDER_DIRECTS } from '@/domain/conversation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { firstRowsShown } from '@/lib/firstView';
import { selectDirectIds, selectDirects } from '@/selectors/directs';
import { selectRequest } from '@/selectors/requests';
import { directsClosed, directsOpened, olderDirectsRequested } from '@/slices/directs';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListFooter } from '@/ui/ListFooter';
import { ServerWords } from '@/ui/ServerWords';
import { Skeleton } from '@/ui/Skeleton';
import { ConversationRow } from './ConversationRow';

const messages = defineMessages({
  older: { id: 'directs.older', defaultMessage: 'Load older conversations' },
});

export function ConversationList({ label }: { label: string }) {
  const dispatch = useAppDispatch();
  const opened = directsOpened();
  useWhileShown('direct conversations', opened, directsClosed());
  // Who fetches these comes only once the first screen needs nothing else.
  useEffect(firstRowsShown, []);
  const ids = useAppSelector(selectDirectIds);
  const { known } = useAppSelector(selectDirects);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, DIRECTS));
  return (
    <>
      {reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage
            id="directs.error"
            defaultMessage="The conversations could not be fetched."
          />
        </ErrorState>
      )}
      {!known && reason === null && <Skeleton shape="person" count={8} />}
      {ids.length > 0 && (
        <WindowedFeed
          list="direct conversations"
          label={label}
          busy={busy}
          ids={ids}
          row={(id, index) => <ConversationRow id={id} at={index + 1} of={ids.length} />}
        />
      )}
      {known && <End count={ids.length} />}
    </>
  );
}

function End({ count }: { count: number }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const hasMore = useAppSelector((state) => selectDirects(state).next !== null);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, OLDER_DIRECTS));
  if (count === 0) {
    return (
      <EmptyState>
        <FormattedMessage
          id="directs.none"
          defaultMessage="No conversations yet. Direct posts that you send or get show here by who takes part."
        />
      </EmptyState>
    );
  }
  return (
    <ListFooter
      // Another one stands below what comes.
      key={count}
      state={!hasMore ? 'end' : reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(olderDirectsRequested())}
      moreLabel={intl.formatMessage(messages.older)}
      error={reason === null ? undefined : <ServerWords text={reason} />}
      end={<FormattedMessage id="directs.end" defaultMessage="No more conversations" />}
    />
  );
}
