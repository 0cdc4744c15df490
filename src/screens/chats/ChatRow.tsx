/** A chat in the list: the person, the time of the last message, and its beginning. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import type { Chat, ChatMessage } from '@/domain/talk/chat';
import { pathTo } from '@/domain/session/routes';
import type { Attachment } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { Badge } from '@/ui/feedback/Badge';
import { Icon } from '@/ui/icons/Icon';
import { AudioIcon, FileIcon, VideoIcon, MediaIcon, type IconNode } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { messages as texts } from './messages';
import styles from './ChatList.module.css';

/** Milliseconds. */
const REFRESH = 60_000;
/** Characters; a row shows fewer. */
const PREVIEW = 200;

const messages: Record<'unread', MessageDescriptor> = defineMessages({
  unread: { id: 'chats.unread', defaultMessage: '{count} unread' },
});

const icons: Record<Attachment['kind'], IconNode> = {
  image: MediaIcon,
  video: VideoIcon,
  audio: AudioIcon,
  flash: FileIcon,
  unknown: FileIcon,
};

export function ChatRow({ chat, username }: { chat: Chat; username: string }) {
  const intl = useIntl();
  const user = useAppSelector((state) => selectUser(state, chat.userId));
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  const { unread, lastMessage, updatedAt } = chat;
  return (
    <li>
      <Link
        className={styles.row}
        to={pathTo('chat', { username, recipientId: chat.userId })}
        data-unread={unread > 0 || undefined}
      >
        <Avatar
          url={user?.avatarUrl ?? null}
          stillUrl={user?.avatarStaticUrl ?? null}
          still={stopGifs}
          fallbackUrl={defaultAvatar}
        />
        <span className={styles.words}>
          <span className={styles.first}>
            <bdi className={styles.name}>
              {user && <EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />}
            </bdi>{' '}
            <span className={styles.time}>
              <RelativeTime date={lastMessage?.createdAt ?? updatedAt} absolute refresh={REFRESH} />
            </span>
          </span>{' '}
          <span className={styles.second}>
            <span className={styles.preview}>
              {lastMessage && (
                <Preview message={lastMessage} own={lastMessage.userId !== chat.userId} />
              )}
            </span>{' '}
            <Badge
              count={unread}
              tone="notification"
              label={intl.formatMessage(messages.unread, { count: unread })}
            />
          </span>
        </span>
      </Link>
    </li>
  );
}

function Preview({ message, own }: { message: ChatMessage; own: boolean }) {
  const { stopGifs } = useDisplayPreferences();
  const { text, emoji, attachment } = message;
  return (
    <>
      {own && (
        <>
          <span>
            <FormattedMessage id="chats.you" defaultMessage="You:" />
          </span>{' '}
        </>
      )}
      {attachment && <Kind file={attachment} />}
      {attachment && text !== '' && ' '}
      <span className={styles.text} dir="auto">
        <EmojiText text={text.slice(0, PREVIEW)} emoji={emoji} still={stopGifs} />
      </span>
    </>
  );
}

function Kind({ file: { kind } }: { file: Attachment }) {
  const kindIcon = icons[kind];
  return (
    <span className={styles.kind}>
      <Icon node={kindIcon} className={styles.icon} aria-hidden />
      <FormattedMessage {...texts[kind]} />
    </span>
  );
}
