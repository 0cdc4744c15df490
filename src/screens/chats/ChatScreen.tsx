/** One chat: with whom, what was said, and the place to write. */
import { useRef, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { UserLink } from '@/components/status/UserLink';
import { EmojiText } from '@/components/text/EmojiText';
import { DropSign } from '@/components/composer/files/DropSign';
import { useDroppedFiles } from '@/components/composer/files/useDroppedFiles';
import { WritingProvider } from '@/components/composer/writing';
import { chatRequest, takesMessages } from '@/domain/chat';
import { chatDraft } from '@/domain/draft';
import { pathTo } from '@/domain/routes';
import type { User } from '@/domain/user';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { useWhileShown } from '@/hooks/useWhileShown';
import { selectChatWith, selectThread } from '@/selectors/chats';
import { selectRequest } from '@/selectors/requests';
import { selectUser } from '@/selectors/users';
import { chatLeft, chatOpened } from '@/slices/chats';
import { Avatar } from '@/ui/Avatar';
import { ErrorState } from '@/ui/ErrorState';
import { ScreenHeading } from '@/ui/ScreenHeading';
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
  // Each has its own place, and what was begun for one is not written to another.
  return <Chat key={userId} userId={userId} username={params.username ?? ''} />;
}

function Chat({ userId, username }: { userId: string; username: string }) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const partner = useAppSelector((state) => selectUser(state, userId));
  useWhileShown(userId, chatOpened({ userId }), chatLeft({ userId }));
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
  const { stopGifs, defaultAvatar } = useReading();
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
  const known = useAppSelector((state) => chatId !== null && selectThread(state, chatId).known);
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
    <WritingProvider target={chatDraft(userId)}>
      <Area>
        {known && chatId !== null ? (
          <ChatLog ref={log} chatId={chatId} partner={partner} />
        ) : (
          <LogSkeleton />
        )}
        <ChatComposer chatId={chatId} partner={partner} onSent={() => log.current?.toEnd()} />
      </Area>
    </WritingProvider>
  );
}

const ClosedArea = ({ children }: { children: ReactNode }) => (
  <div className={styles.area}>{children}</div>
);

/** A file may be dropped anywhere in the chat. */
function DropArea({ children }: { children: ReactNode }) {
  const dropping = useDroppedFiles();
  return (
    <div role="presentation" className={styles.area} {...dropping.handlers}>
      {children}
      <DropSign {...dropping} />
    </div>
  );
}
