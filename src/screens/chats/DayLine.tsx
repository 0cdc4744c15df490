/** The date above the first message of a day. */
import { defineMessages, useIntl } from 'react-intl';
import { useNow } from '@/ui/text/Clock';
import styles from './Messages.module.css';

const MINUTE = 60_000;

const messages = defineMessages({
  today: { id: 'display_date.today', defaultMessage: 'Today' },
});

export function DayLine({ date }: { date: string }) {
  const intl = useIntl();
  const now = new Date(useNow(MINUTE, date));
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return null;
  const isToday = day.toDateString() === now.toDateString();
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return (
    <p className={styles.day} data-day>
      <time dateTime={day.toISOString()}>
        {isToday
          ? intl.formatMessage(messages.today)
          : intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year })}
      </time>
    </p>
  );
}
