/** An entry of the log: the server's sentence, when it was, and links to what it is about. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LogEntry, LogSubject } from '@/domain/admin/moderationLog';
import { pathTo } from '@/domain/session/routes';
import { Link } from '@/ui/buttons/Link';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import styles from './Log.module.css';

/** More would hide the sentence, as after an action on many people. */
const MOST_LINKS = 8;

interface Props {
  entry: LogEntry;
  position: FeedPosition;
}

export function LogRow({ entry: { message, at, subjects }, position }: Props) {
  const id = useId();
  return (
    <article
      className={styles.row}
      tabIndex={0}
      aria-labelledby={`${id}-text`}
      {...feedPosition(position)}
    >
      <p id={`${id}-text`} className={styles.text} dir="auto">
        {message}
      </p>
      <div className={styles.facts}>
        {at !== null && <RelativeTime date={at} form="long" />}
        {subjects.slice(0, MOST_LINKS).map((subject) => (
          <Subject key={`${subject.kind} ${subject.id} ${subject.name ?? ''}`} subject={subject} />
        ))}
      </div>
    </article>
  );
}

function Subject({ subject: { kind, id, name } }: { subject: LogSubject }) {
  switch (kind) {
    case 'user':
      return (
        <Link
          to={
            id === ''
              ? pathTo('user-profile', { name: name ?? '' })
              : pathTo('external-user-profile', { id })
          }
        >
          <bdi>{`@${name ?? ''}`}</bdi>
        </Link>
      );
    case 'status':
      return (
        <Link to={pathTo('conversation', { id })}>
          <FormattedMessage id="moderation.log_post" defaultMessage="To the post" />
        </Link>
      );
    case 'report':
      return (
        <Link to={pathTo('moderation-entry', { page: 'reports', id })}>
          <FormattedMessage id="moderation.log_report" defaultMessage="To the report" />
        </Link>
      );
  }
}
