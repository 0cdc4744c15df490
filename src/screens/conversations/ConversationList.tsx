/** Direct conversations, the one with the newest post first. */
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { CONVERSATIONS, OLDER_CONVERSATIONS } from '@/domain/talk/conversation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { firstRowsShown } from '@/lib/scheduler/firstView';
import { selectConversationIds, selectConversations } from '@/selectors/talk/conversations';
import { selectRequest } from '@/selectors/engine/requests';
import {
  conversationsClosed,
  conversationsOpened,
  olderConversationsRequested,
} from '@/slices/talk/conversations';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DirectIcon } from '@/ui/icons/icons';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ConversationRow } from './ConversationRow';

const messages = defineMessages({
  older: { id: 'directs.older', defaultMessage: 'Load older conversations' },
});

export function ConversationList({ label }: { label: string }) {
  const dispatch = useAppDispatch();
  const opened = conversationsOpened();
  useWhileMounted('direct conversations', opened, conversationsClosed());
  // The saga that loads them is deferred until the first screen is done.
  useEffect(firstRowsShown, []);
  const ids = useAppSelector(selectConversationIds);
  const { known } = useAppSelector(selectConversations);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, CONVERSATIONS));
  return (
    <>
      {reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage id="directs.error" defaultMessage="Couldn't load your conversations" />
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
  const hasMore = useAppSelector((state) => selectConversations(state).next !== null);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, OLDER_CONVERSATIONS));
  if (count === 0) {
    return (
      <EmptyState icon={DirectIcon}>
        <FormattedMessage id="directs.none" defaultMessage="No conversations yet" />
      </EmptyState>
    );
  }
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={!hasMore ? 'end' : reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(olderConversationsRequested())}
      moreLabel={intl.formatMessage(messages.older)}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
      end={<FormattedMessage id="directs.end" defaultMessage="No more conversations" />}
    />
  );
}
