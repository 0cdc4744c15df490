/** One chat: its header, its messages and its composer. */
import { useRef, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { UserLink } from '@/components/people/card/UserLink';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { DropOverlay } from '@/components/composer/uploads/DropOverlay';
import { useDroppedFiles } from '@/components/composer/uploads/useDroppedFiles';
import { ComposerProvider } from '@/components/composer/ComposerContext';
import { chatRequest, takesMessages } from '@/domain/talk/chat';
import { chatDraft } from '@/domain/composer/draft';
import { pathTo } from '@/domain/session/routes';
import type { User } from '@/domain/people/user';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectChatWith, selectChatThread } from '@/selectors/talk/chats';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUser } from '@/selectors/people/users';
import { chatLeft, chatOpened } from '@/slices/talk/chats';
import { Avatar } from '@/ui/images/Avatar';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { ChatComposer } from './ChatComposer';
import { ChatLog } from './ChatLog';
import { LogSkeleton } from './LogSkeleton';
import { useVisibleHeight } from './useVisibleHeight';
import styles from './ChatScreen.module.css';

const messages = defineMessages({
  chat: { id: 'screen.chat', defaultMessage: 'Chat' },
});

export default function ChatScreen({ params }: { params: Record<string, string> }) {
  const userId = params.recipientId ?? '';
  // A key for each person, so that scroll position and draft never carry over to another chat.
  return <Chat key={userId} userId={userId} username={params.username ?? ''} />;
}

function Chat({ userId, username }: { userId: string; username: string }) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const partner = useAppSelector((state) => selectUser(state, userId));
  useWhileMounted(userId, chatOpened({ userId }), chatLeft({ userId }));
  useVisibleHeight(frame);
  return (
    <div ref={frame} className={styles.screen}>
      <ScreenHeading
        title={<Title partner={partner} />}
        composed
        onBack={() => void navigate(pathTo('chats', { username }))}
      />
      <Content userId={userId} partner={partner} />
    </div>
  );
}

function Title({ partner }: { partner: User | undefined }) {
  const intl = useIntl();
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  if (!partner) return intl.formatMessage(messages.chat);
  return (
    <UserLink user={partner} className={styles.title}>
      <Avatar
        url={partner.avatarUrl}
        stillUrl={partner.avatarStaticUrl}
        still={stopGifs}
        fallbackUrl={defaultAvatar}
        size="small"
      />
      <span className={styles.name} dir="auto">
        <EmojiText text={partner.name} emoji={partner.emoji} still={stopGifs} />
      </span>
    </UserLink>
  );
}

interface ContentProps {
  userId: string;
  partner: User | undefined;
}

function Content({ userId, partner }: ContentProps) {
  const dispatch = useAppDispatch();
  const log = useRef<{ toEnd: () => void }>(null);
  const chatId = useAppSelector((state) => selectChatWith(state, userId)?.id ?? null);
  const known = useAppSelector((state) => chatId !== null && selectChatThread(state, chatId).known);
  const opening = useAppSelector((state) => selectRequest(state, chatRequest(userId)));

  if (!known && opening.reason !== null) {
    return (
      <ErrorState
        detail={opening.reason}
        busy={opening.busy}
        onRetry={() => dispatch(chatOpened({ userId }))}
      >
        <FormattedMessage
          id="chats.error_loading_chat"
          defaultMessage="Something went wrong when loading the chat."
        />
      </ErrorState>
    );
  }
  const Area = partner && !takesMessages(partner) ? ClosedArea : DropArea;
  return (
    <ComposerProvider target={chatDraft(userId)}>
      <Area>
        {known && chatId !== null ? (
          <ChatLog ref={log} chatId={chatId} partner={partner} />
        ) : (
          <LogSkeleton />
        )}
        <ChatComposer chatId={chatId} partner={partner} onSent={() => log.current?.toEnd()} />
      </Area>
    </ComposerProvider>
  );
}

const ClosedArea = ({ children }: { children: ReactNode }) => (
  <div className={styles.area}>{children}</div>
);

/** Files can be dropped anywhere on the chat. */
function DropArea({ children }: { children: ReactNode }) {
  const dropping = useDroppedFiles();
  return (
    <div role="presentation" className={styles.area} {...dropping.handlers}>
      {children}
      <DropOverlay {...dropping} />
    </div>
  );
}
