/** A notification row: who did what, to which status, when, and the actions on it. */
import { useId, type ReactNode } from 'react';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { UserLink } from '@/components/people/card/UserLink';
import type { NotificationType } from '@/domain/notifications/notification';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { Icon } from '@/ui/icons/Icon';
import {
  AboutIcon,
  AddUserIcon,
  ChatsIcon,
  EditIcon,
  ExternalIcon,
  FavouriteIcon,
  FollowRequestsIcon,
  InteractionRequestsIcon,
  InteractionsIcon,
  NotificationsIcon,
  PollIcon,
  QuoteIcon,
  ReactIcon,
  RepeatIcon,
  ReportIcon,
  UserIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { RowButtons } from './RowButtons';
import { RowMore } from './RowMore';
import { Sentence } from './Sentence';
import { Unread } from './Unread';
import styles from './Rows.module.css';

interface Look {
  icon: IconNode;
  tone?: 'favourite' | 'repeat' | 'react' | 'danger';
}

const looks: Record<NotificationType, Look> = {
  mention: { icon: InteractionsIcon },
  status: { icon: NotificationsIcon },
  like: { icon: FavouriteIcon, tone: 'favourite' },
  repeat: { icon: RepeatIcon, tone: 'repeat' },
  follow: { icon: AddUserIcon },
  follow_request: { icon: FollowRequestsIcon },
  move: { icon: ExternalIcon },
  poll: { icon: PollIcon },
  update: { icon: EditIcon },
  'pleroma:emoji_reaction': { icon: ReactIcon, tone: 'react' },
  'pleroma:report': { icon: ReportIcon, tone: 'danger' },
  'pleroma:chat_mention': { icon: ChatsIcon },
  pending: { icon: InteractionRequestsIcon },
  sign_up: { icon: UserIcon },
  quote: { icon: QuoteIcon },
  quoted_update: { icon: EditIcon },
  notice: { icon: AboutIcon },
  unknown: { icon: AboutIcon },
};

/** Number of avatars; further people are only named or counted in the sentence. */
const MOST_PICTURES = 5;
/** Milliseconds; longer than the interval of times elsewhere. */
const REFRESH = 240_000;

interface Props {
  row: NotificationRow;
  /** The actions on a notification; none on what is listed without one. */
  buttons?: ReactNode;
  unfolded: boolean;
  position: FeedPosition;
}

export function SentenceRow({
  row,
  buttons = <RowButtons row={row} />,
  unfolded,
  position,
}: Props) {
  const id = useId();
  const { latest } = row;
  const { icon, tone } = looks[latest.type];
  return (
    <article
      className={styles.row}
      tabIndex={0}
      aria-labelledby={`${id}-unread ${id}-sentence ${id}-time`}
      data-notification-id={row.id}
      {...feedPosition(position)}
    >
      <Icon node={icon} className={styles.icon} data-tone={tone} aria-hidden />
      <div className={styles.content} data-alone={row.userIds.length === 1 || undefined}>
        <header className={styles.head} data-opens-menu>
          <span className={styles.pictures}>
            {/* The server names the reader as its cause. */}
            {(latest.type === 'notice' ? [] : row.userIds).slice(0, MOST_PICTURES).map((userId) => (
              <Picture key={userId} userId={userId} />
            ))}
          </span>
          <span className={styles.facts}>
            <span id={`${id}-time`} className={styles.time}>
              <RelativeTime date={latest.createdAt} absolute refresh={REFRESH} />
            </span>
            {buttons}
          </span>
        </header>
        {!row.seen && <Unread id={`${id}-unread`} />}
        <p id={`${id}-sentence`} className={styles.sentence} dir="auto">
          <Sentence row={row} />
        </p>
        <RowMore row={row} unfolded={unfolded} />
      </div>
    </article>
  );
}

function Picture({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  return (
    <UserLink user={user} decorative>
      <Avatar
        url={user?.avatarUrl ?? null}
        stillUrl={user?.avatarStaticUrl ?? null}
        still={stopGifs}
        fallbackUrl={defaultAvatar}
        size="small"
      />
    </UserLink>
  );
}
