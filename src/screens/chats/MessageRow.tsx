/** One message: its author, its content, and its delivery status. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { LinkPreview } from '@/components/statuses/embeds/LinkPreview';
import { UserLink } from '@/components/people/card/UserLink';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { RichText } from '@/components/statuses/text/RichText';
import { rowKey, type Placing } from '@/domain/talk/chatRows';
import type { HeldMessage } from '@/domain/talk/chat';
import type { User } from '@/domain/people/user';
import { useAppDispatch } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Avatar } from '@/ui/images/Avatar';
import { Icon } from '@/ui/icons/Icon';
import { DeleteIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { MessageFile } from './deferredMessageMedia';
import { MessageFoot } from './MessageFoot';
import { messages } from './messages';
import styles from './Messages.module.css';

interface Props {
  message: HeldMessage;
  placing: Placing;
  author: User | undefined;
  own: boolean;
  /** The one message in the log that the Tab key reaches. */
  current: boolean;
}

export function MessageRow({ message, placing, author, own, current }: Props) {
  const { stopGifs, greentext } = useDisplayPreferences();
  const id = useId();
  const { html, emoji, attachment, card, pending, error } = message;
  return (
    <article
      className={styles.row}
      data-line={rowKey(message)}
      data-own={own || undefined}
      data-starts={placing.startsGroup || undefined}
      data-ends={placing.endsGroup || undefined}
      data-pending={pending || undefined}
      tabIndex={current ? 0 : -1}
      aria-labelledby={`${id}-author ${id}-words ${id}-foot`}
    >
      <VisuallyHidden id={`${id}-author`}>
        {author && <EmojiText text={author.name} emoji={author.emoji} still={stopGifs} />}
      </VisuallyHidden>
      {!own && placing.startsGroup && <Picture user={author} />}
      <div className={styles.line}>
        <div
          id={`${id}-words`}
          className={styles.bubble}
          data-filed={attachment !== null || undefined}
        >
          {html !== '' && (
            <RichText html={html} emoji={emoji} greentext={greentext} stillEmoji={stopGifs} />
          )}
          {attachment && <MessageFile messageId={rowKey(message)} file={attachment} />}
          {card && <LinkPreview card={card} />}
        </div>
        {!pending && error === null && <DeleteButton message={message} current={current} />}
      </div>
      <MessageFoot message={message} id={`${id}-foot`} timed={placing.endsGroup} />
    </article>
  );
}

function Picture({ user }: { user: User | undefined }) {
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  return (
    <span className={styles.picture}>
      <UserLink user={user} decorative>
        <Avatar
          url={user?.avatarUrl ?? null}
          stillUrl={user?.avatarStaticUrl ?? null}
          still={stopGifs}
          fallbackUrl={defaultAvatar}
          size="small"
        />
      </UserLink>
    </span>
  );
}

interface DeleteProps {
  message: HeldMessage;
  current: boolean;
}

function DeleteButton({ message: { chatId, id: messageId }, current }: DeleteProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const label = intl.formatMessage(messages.deleteMessage);
  const ask = dialogOpened({ kind: 'confirmMessageDelete', props: { chatId, messageId } });
  return (
    <button
      type="button"
      className={styles.delete}
      tabIndex={current ? 0 : -1}
      aria-label={label}
      {...tooltipProps(label)}
      onClick={() => dispatch(ask)}
    >
      <Icon node={DeleteIcon} className={styles.icon} aria-hidden />
    </button>
  );
}
