/** The first line of a card: who wrote it, for whom, and when. */
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ConversationToggle } from '@/components/conversation/ConversationToggle';
import { EmojiText } from '@/components/text/EmojiText';
import { pathTo } from '@/domain/routes';
import type { Status, Visibility } from '@/domain/status';
import type { User } from '@/domain/user';
import { useReading } from '@/hooks/useReading';
import { Link } from '@/ui/Link';
import { RelativeTime } from '@/ui/RelativeTime';
import {
  DirectIcon,
  FollowersOnlyIcon,
  ListIcon,
  LocalIcon,
  PublicIcon,
  UnlistedIcon,
  type Icon,
} from '@/ui/icons';
import { UserName } from '@/ui/UserName';
import { BotMark } from './BotMark';
import { UserLink } from './UserLink';
import styles from './StatusHeader.module.css';

const scopes = defineMessages({
  public: { id: 'general.scope_in_timeline.public', defaultMessage: 'Public' },
  unlisted: { id: 'general.scope_in_timeline.unlisted', defaultMessage: 'Unlisted' },
  private: { id: 'general.scope_in_timeline.private', defaultMessage: 'Followers only' },
  direct: { id: 'general.scope_in_timeline.direct', defaultMessage: 'Direct' },
  local: { id: 'general.scope_in_timeline.local', defaultMessage: 'This instance only' },
  list: { id: 'general.scope_in_timeline.list', defaultMessage: 'Members of a list' },
});

const icons: Record<Visibility, Icon> = {
  public: PublicIcon,
  unlisted: UnlistedIcon,
  private: FollowersOnlyIcon,
  direct: DirectIcon,
  local: LocalIcon,
  list: ListIcon,
};

/** Whether there is a conversation to be seen. */
const isAnswered = ({ replyCount, inReplyToId }: Status): boolean =>
  replyCount > 0 || inReplyToId !== null;

interface Props {
  status: Status;
  /** Undefined when the server withholds them. */
  author: User | undefined;
  /** Ids under which the card's label finds the parts. */
  authorId: string;
  timeId: string;
  /** Whether the conversation stands under the card; undefined where it never does. */
  unfolded?: boolean | undefined;
  /** Stands behind the time. */
  corner?: ReactNode;
}

export function StatusHeader({ status, author, authorId, timeId, unfolded, corner }: Props) {
  const { stopGifs } = useReading();
  const intl = useIntl();

  const ScopeIcon = icons[status.visibility];
  const scope = intl.formatMessage(scopes[status.visibility]);
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <UserLink user={author} id={authorId}>
          {author ? (
            <UserName
              name={<EmojiText text={author.name} emoji={author.emoji} still={stopGifs} />}
              handle={`@${author.shownScreenName}`}
            />
          ) : (
            <FormattedMessage id="status.unknown_author" defaultMessage="Unknown author" />
          )}
        </UserLink>
        <span className={styles.meta}>
          <BotMark author={author} />
          {unfolded !== undefined && isAnswered(status) && (
            <ConversationToggle statusId={status.id} unfolded={unfolded} />
          )}
          <ScopeIcon className={styles.scope} role="img" aria-label={scope} />
          <Link id={timeId} className={styles.time} to={pathTo('conversation', { id: status.id })}>
            <RelativeTime date={status.createdAt} absolute />
          </Link>
          {corner && <span className={styles.corner}>{corner}</span>}
        </span>
      </div>
    </header>
  );
}
