/** How often a status was answered, repeated and favourited. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { Status } from '@/domain/status';
import { useReading } from '@/hooks/useReading';
import { FavouriteIcon, RepeatIcon, ReplyIcon, type Icon } from '@/ui/icons';
import { NumberText } from '@/ui/NumberText';
import styles from './StatusCounts.module.css';

type Counted = 'replies' | 'repeats' | 'favourites';

const messages: Record<Counted, MessageDescriptor> = defineMessages({
  replies: {
    id: 'status.reply_count',
    defaultMessage: '{count, plural, one {# reply} other {# replies}}',
  },
  repeats: {
    id: 'status.repeat_count',
    defaultMessage: '{count, plural, one {# repeat} other {# repeats}}',
  },
  favourites: {
    id: 'status.favourite_count',
    defaultMessage: '{count, plural, one {# favourite} other {# favourites}}',
  },
});

export function StatusCounts({ status }: { status: Status }) {
  const { hidePostStats } = useReading();
  if (hidePostStats) return null;
  return (
    <ul className={styles.counts}>
      <Count icon={ReplyIcon} kind="replies" count={status.replyCount} />
      <Count icon={RepeatIcon} kind="repeats" count={status.repeatCount} />
      <Count icon={FavouriteIcon} kind="favourites" count={status.favouriteCount} />
    </ul>
  );
}

interface CountProps {
  icon: Icon;
  kind: Counted;
  count: number;
}

function Count({ icon: CountIcon, kind, count }: CountProps) {
  return (
    <li className={styles.count}>
      {count > 0 ? (
        <Counted icon={CountIcon} kind={kind} count={count} />
      ) : (
        <CountIcon className={styles.icon} aria-hidden />
      )}
    </li>
  );
}

/** Most counts are zero: only those that say something are put into words. */
function Counted({ icon: CountIcon, kind, count }: CountProps) {
  const intl = useIntl();
  return (
    <>
      <CountIcon
        className={styles.icon}
        role="img"
        aria-label={intl.formatMessage(messages[kind], { count })}
      />
      <span aria-hidden>
        <NumberText value={count} />
      </span>
    </>
  );
}
