/** The reader's chats, the one with the newest message first, and the button for a new one. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '@/domain/session/routes';
import { useDrawnRows } from '@/virtualList/useDrawnRows';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectChats, selectChatsKnown } from '@/selectors/talk/chats';
import { selectRequest } from '@/selectors/engine/requests';
import { chatsRequested } from '@/slices/talk/chats';
import { useClosesOnBack } from '@/ui/dialog/BackProvider';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { AddIcon, ChatsIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ChatRow } from './ChatRow';
import { NewChat } from './NewChat';
import { messages } from './messages';
import styles from './ChatList.module.css';

export default function ChatsScreen({ params }: { params: Record<string, string> }) {
  const intl = useIntl();
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  // The bar of phones leads to a new chat by the address.
  const asked = new URLSearchParams(useLocation().search).has('new');
  const username = params.username ?? '';
  const leave = () => setChoosing(false);
  useClosesOnBack(choosing, leave);
  if (asked) {
    const back = () => void navigate(pathTo('chats', { username }), { replace: true });
    return <NewChat username={username} onBack={back} />;
  }
  if (choosing) return <NewChat username={username} onBack={leave} />;
  const begin = (
    <Button key="new" size="small" tone="primary" icon={AddIcon} onPress={() => setChoosing(true)}>
      {intl.formatMessage(messages.new)}
    </Button>
  );
  return (
    <>
      <ScreenHeading title={intl.formatMessage(messages.chats)} actions={[begin]} />
      <Chats username={username} />
    </>
  );
}

function Chats({ username }: { username: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const chats = useAppSelector(selectChats);
  const known = useAppSelector(selectChatsKnown);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, 'chats'));
  const { drawn, below } = useDrawnRows(chats.length);

  if (!known && reason !== null) {
    return (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(chatsRequested())}>
        <FormattedMessage
          id="chats.error_loading_chats"
          defaultMessage="Couldn't load your chats"
        />
      </ErrorState>
    );
  }
  if (!known) return <Skeleton shape="person" count={6} />;
  if (chats.length === 0) {
    return (
      <EmptyState icon={ChatsIcon}>
        <FormattedMessage
          id="chats.empty_chat_list_placeholder"
          defaultMessage="No chats yet. Start one with “New”."
        />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={intl.formatMessage(messages.chats)}>
        {chats.slice(0, drawn).map((chat) => (
          <ChatRow key={chat.id} chat={chat} username={username} />
        ))}
      </ul>
      {drawn < chats.length && (
        <div ref={below}>
          <Skeleton shape="person" count={2} />
        </div>
      )}
    </>
  );
}
