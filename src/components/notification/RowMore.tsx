/** What a row holds below its sentence: the post it is about, a report, who is in the group, buttons. */
import { FormattedMessage } from 'react-intl';
import { UserLine } from '@/components/user/UserLine';
import { pathTo } from '@/domain/routes';
import type { NotificationRow } from '@/domain/notificationRows';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectCurrentUser } from '@/selectors/session';
import { notificationUnfolded } from '@/slices/notifications';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { RelativeTime } from '@/ui/RelativeTime';
import { ReportCard } from './ReportCard';
import { RequestButtons } from './RequestButtons';
import { OneEmoji } from './Sentence';
import { StatusExtract } from './StatusExtract';
import styles from './Rows.module.css';

interface Props {
  row: NotificationRow;
  unfolded: boolean;
}

export function RowMore({ row, unfolded }: Props) {
  const { id, type, userId, statusId, chatMessage, report } = row.latest;
  return (
    <>
      {type === 'follow_request' && <RequestButtons notificationId={id} userId={userId} />}
      {report && <ReportCard report={report} />}
      {statusId !== null && <StatusExtract statusId={statusId} />}
      {chatMessage && <MessageExtract userId={userId} text={chatMessage.text} />}
      {(row.entries.length > 1 || row.muted) && <Fold row={row} unfolded={unfolded} />}
      {row.entries.length > 1 && unfolded && <Group row={row} />}
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
        <FormattedMessage id="notifications.open_chat" defaultMessage="Open the chat" />
      ) : (
        text
      )}
    </Link>
  );
}

function Fold({ row, unfolded }: Props) {
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
            values={{ count: row.entries.length }}
          />
        )}
      </Button>
    </div>
  );
}

function Group({ row }: { row: NotificationRow }) {
  return (
    <ul className={styles.group}>
      {row.entries.map(({ id, userId, emoji, emojiUrl, createdAt }) => (
        <li key={id} className={styles.member}>
          <UserLine userId={userId} />
          <span className={styles.memberFacts}>
            {emoji !== null && <OneEmoji emoji={emoji} emojiUrl={emojiUrl} />}
            <RelativeTime date={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
