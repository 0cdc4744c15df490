/** The details below a notification's sentence: status, report, people of the group, buttons. */
import { FormattedMessage } from 'react-intl';
import { FollowRequestButtons } from '@/components/people/actions/FollowRequestButtons';
import { UserLine } from '@/components/people/card/UserLine';
import { pathTo } from '@/domain/session/routes';
import type { Notification } from '@/domain/notifications/notification';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectCurrentUser } from '@/selectors/session/session';
import { notificationUnfolded } from '@/slices/notifications/notifications';
import { Button } from '@/ui/buttons/Button';
import { Link } from '@/ui/buttons/Link';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { OneEmoji } from './Sentence';
import { StatusExtract } from './StatusExtract';
import styles from './Rows.module.css';

const InteractionRequestButtons = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "memberParts" */ './InteractionRequestButtons'))
      .InteractionRequestButtons,
);
const ServerNoticeDetails = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "memberParts" */ './ServerNoticeText')).ServerNoticeDetails,
);
const GroupPeople = deferredComponent(
  async () => (await import(/* webpackChunkName: "memberParts" */ './GroupPeople')).GroupPeople,
);
const ReportCard = deferredComponent(
  async () => (await import(/* webpackChunkName: "memberParts" */ './ReportCard')).ReportCard,
);

interface Props {
  row: NotificationRow;
  unfolded: boolean;
}

export function RowMore({ row, unfolded }: Props) {
  const { latest, entries, muted } = row;
  const count = entries.length + (entries.at(-1)?.group?.count ?? 1) - 1;
  const isGroup = count > 1;
  return (
    <>
      {!isGroup && <Details entry={latest} />}
      {latest.statusId !== null && <StatusExtract statusId={latest.statusId} />}
      {/* What waits is read before it is answered. */}
      {latest.type === 'pending' && <InteractionRequestButtons id={latest.id} />}
      {(isGroup || muted) && <Fold row={row} count={count} unfolded={unfolded} />}
      {isGroup &&
        unfolded &&
        (row.groupKey === null ? <Group row={row} /> : <GroupPeople row={row} />)}
    </>
  );
}

/** Details of a single notification, also within a group. */
function Details({ entry }: { entry: Notification }) {
  const { id, type, userId, chatMessage, report } = entry;
  return (
    <>
      {type === 'follow_request' && <FollowRequestButtons notificationId={id} userId={userId} />}
      {type === 'notice' && <ServerNoticeDetails {...entry} />}
      {report && <ReportCard report={report} />}
      {chatMessage && <MessageExtract userId={userId} text={chatMessage.text} />}
    </>
  );
}

function MessageExtract({ userId, text }: { userId: string; text: string }) {
  const username = useAppSelector((state) => selectCurrentUser(state)?.screenName ?? '');
  return (
    <Link
      className={styles.extract}
      to={pathTo('chat', { username, recipientId: userId })}
      dir="auto"
    >
      {text.trim() === '' ? (
        <FormattedMessage id="notifications.open_chat" defaultMessage="Open chat" />
      ) : (
        text
      )}
    </Link>
  );
}

function Fold({ row, count, unfolded }: Props & { count: number }) {
  const dispatch = useAppDispatch();
  const toggle = () => dispatch(notificationUnfolded({ id: row.id, unfolded: !unfolded }));
  return (
    <div className={styles.fold}>
      <Button tone="quiet" size="small" expanded={unfolded} onPress={toggle}>
        {unfolded ? (
          <FormattedMessage id="notifications.fold" defaultMessage="Collapse" />
        ) : (
          <FormattedMessage
            id="notifications.unfold"
            defaultMessage="Show all {count}"
            values={{ count }}
          />
        )}
      </Button>
    </div>
  );
}

function Group({ row }: { row: NotificationRow }) {
  return (
    <ul className={styles.group}>
      {row.entries.map((entry) => (
        <li key={entry.id}>
          <div className={styles.member}>
            <UserLine userId={entry.userId} />
            <span className={styles.memberFacts}>
              {entry.emoji !== null && <OneEmoji emoji={entry.emoji} emojiUrl={entry.emojiUrl} />}
              <RelativeTime date={entry.createdAt} />
            </span>
          </div>
          <Details entry={entry} />
        </li>
      ))}
    </ul>
  );
}
