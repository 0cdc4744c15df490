/**
 * A direct conversation: its participants, the beginning of its last post, and its unread state.
 */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Unread } from '@/components/notifications/rows/Unread';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { StatusExcerpt } from '@/components/statuses/embeds/StatusExcerpt';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectConversation, selectOthersIn } from '@/selectors/talk/conversations';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import { conversationReadRequested } from '@/slices/talk/conversations';
import { IconButton } from '@/ui/buttons/IconButton';
import { CheckIcon } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { Faces, Names } from './Participants';
import styles from './ConversationRow.module.css';

const messages = defineMessages({
  read: { id: 'directs.mark_read', defaultMessage: 'Mark as read' },
});

interface Props {
  id: string;
  /** The row's position in the list, from 1. */
  at: number;
  of: number;
}

export function ConversationRow({ id, at, of }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const nameId = useId();
  const unreadId = useId();
  const conversation = useAppSelector((state) => selectConversation(state, id));
  const userIds = useAppSelector((state) => selectOthersIn(state, id));
  const last = useAppSelector((state) => selectStatus(state, conversation?.lastStatusId ?? ''));
  const unread = conversation?.unread ?? false;
  const read = () => {
    if (unread) dispatch(conversationReadRequested({ id }));
  };
  const names = <Names userIds={userIds} />;
  return (
    <article
      className={styles.row}
      data-unread={unread || undefined}
      tabIndex={0}
      aria-labelledby={unread ? `${nameId} ${unreadId}` : nameId}
      aria-posinset={at}
      aria-setsize={of}
    >
      <Faces userIds={userIds} />
      <div className={styles.text}>
        <div className={styles.head}>
          {last ? (
            <Link
              id={nameId}
              className={styles.names}
              to={pathTo('conversation', { id: last.id })}
              onClick={read}
            >
              {names}
            </Link>
          ) : (
            <span id={nameId} className={styles.names}>
              {names}
            </span>
          )}
          {last && (
            <span className={styles.time}>
              <RelativeTime date={last.createdAt} absolute />
            </span>
          )}
        </div>
        <p className={styles.words} dir="auto">
          {last && !last.deleted ? (
            <>
              <Author userId={last.userId} /> <StatusExcerpt status={last} />
            </>
          ) : (
            <FormattedMessage
              id="status.status_unavailable"
              defaultMessage="This post isn't available"
            />
          )}
        </p>
      </div>
      {unread && (
        <div className={styles.mark}>
          <Unread id={unreadId} />
          <IconButton
            size="small"
            label={intl.formatMessage(messages.read)}
            icon={CheckIcon}
            onPress={read}
          />
        </div>
      )}
    </article>
  );
}

/** The author of the last post. */
function Author({ userId }: { userId: string }) {
  const author = useAppSelector((state) => selectUser(state, userId));
  const isOwn = useAppSelector((state) => selectCurrentUserId(state) === userId);
  const { stopGifs } = useDisplayPreferences();
  if (isOwn) {
    return (
      <bdi className={styles.author}>
        <FormattedMessage id="directs.you" defaultMessage="You:" />
      </bdi>
    );
  }
  if (!author) return null;
  return (
    <bdi className={styles.author}>
      <EmojiText text={author.name} emoji={author.emoji} still={stopGifs} />:
    </bdi>
  );
}
