/** The first line of a card: author, visibility and time. */
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ThreadToggle } from '@/components/statuses/thread/ThreadToggle';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { pathTo } from '@/domain/session/routes';
import type { Status, Visibility } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { Link } from '@/ui/buttons/Link';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { Icon } from '@/ui/icons/Icon';
import {
  BookmarkIcon,
  DirectIcon,
  FollowersOnlyIcon,
  ListIcon,
  LocalIcon,
  UnlistedIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { UserName } from '@/ui/text/UserName';
import { BotBadge } from './BotBadge';
import { LanguageBadge } from './LanguageBadge';
import { UserLink } from '@/components/people/card/UserLink';
import styles from './StatusHeader.module.css';

const visibilityMessages = defineMessages({
  unlisted: { id: 'general.scope_in_timeline.unlisted', defaultMessage: 'Unlisted' },
  private: { id: 'general.scope_in_timeline.private', defaultMessage: 'Followers only' },
  direct: { id: 'general.scope_in_timeline.direct', defaultMessage: 'Direct' },
  local: { id: 'general.scope_in_timeline.local', defaultMessage: 'This server only' },
  list: { id: 'general.scope_in_timeline.list', defaultMessage: 'List members' },
});

const messages: Record<'bookmarked', MessageDescriptor> = defineMessages({
  bookmarked: { id: 'status.bookmarked', defaultMessage: 'Bookmarked' },
});

/** Public posts are the rule, and have no icon. */
type Narrow = Exclude<Visibility, 'public'>;

const icons: Record<Narrow, IconNode> = {
  unlisted: UnlistedIcon,
  private: FollowersOnlyIcon,
  direct: DirectIcon,
  local: LocalIcon,
  list: ListIcon,
};

/** True if the status is part of a thread. */
const isAnswered = ({ replyCount, inReplyToId }: Status): boolean =>
  replyCount > 0 || inReplyToId !== null;

interface Props {
  status: Status;
  /** Undefined if the server withholds the author. */
  author: User | undefined;
  /** Ids of the parts, for the card's label. */
  authorId: string;
  timeId: string;
  /** True if the thread is expanded under the card; undefined where it never can be. */
  unfolded?: boolean | undefined;
  /** Rendered after the time. */
  corner?: ReactNode;
}

export function StatusHeader({ status, author, authorId, timeId, unfolded, corner }: Props) {
  const { stopGifs } = useDisplayPreferences();
  const intl = useIntl();

  const { visibility } = status;
  return (
    <header className={styles.header} data-opens-menu>
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
          <BotBadge author={author} />
          {status.language !== null && <LanguageBadge language={status.language} />}
          {unfolded !== undefined && isAnswered(status) && (
            <ThreadToggle statusId={status.id} unfolded={unfolded} />
          )}
          {status.bookmarked && (
            <Icon
              node={BookmarkIcon}
              className={styles.bookmark}
              role="img"
              aria-label={intl.formatMessage(messages.bookmarked)}
            />
          )}
          {visibility !== 'public' && (
            <Icon
              node={icons[visibility]}
              className={styles.scope}
              role="img"
              aria-label={intl.formatMessage(visibilityMessages[visibility])}
            />
          )}
          <Link id={timeId} className={styles.time} to={pathTo('conversation', { id: status.id })}>
            <RelativeTime date={status.createdAt} absolute />
          </Link>
          {corner && <span className={styles.corner}>{corner}</span>}
        </span>
      </div>
    </header>
  );
}
