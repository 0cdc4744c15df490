/**
 * How long ago something was, or how soon it will be, with the full local time on hover and focus.
 * It keeps itself fresh; `absolute` writes the date instead.
 */
import { defineMessages, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { relativeTime, type RelativeTime as Distance, type TimeUnit } from '@/lib/relativeTime';
import { useNow } from './Clock';
import { tip } from './tip';
import styles from './RelativeTime.module.css';

const messages = defineMessages({
  now: { id: 'time.now', defaultMessage: 'just now' },
  nowShort: { id: 'time.now_short', defaultMessage: 'now' },
});

const short: Record<TimeUnit, MessageDescriptor> = defineMessages({
  second: { id: 'time.unit.seconds_short', defaultMessage: '{count, number}s' },
  minute: { id: 'time.unit.minutes_short', defaultMessage: '{count, number}m' },
  hour: { id: 'time.unit.hours_short', defaultMessage: '{count, number}h' },
  day: { id: 'time.unit.days_short', defaultMessage: '{count, number}d' },
  week: { id: 'time.unit.weeks_short', defaultMessage: '{count, number}w' },
  month: { id: 'time.unit.months_short', defaultMessage: '{count, number}mo' },
  year: { id: 'time.unit.years_short', defaultMessage: '{count, number}y' },
});

/** How often times are refreshed; the list of notifications does it less often. */
const REFRESH = 60_000;

interface RelativeTimeProps {
  /** As the server sends it (ISO 8601). */
  date: string;
  /** "5m" beside a name, "5 minutes ago" in a sentence. */
  form?: 'short' | 'long';
  absolute?: boolean;
  /** Milliseconds between refreshes, in whole minutes. */
  refresh?: number;
}

function inWords(intl: IntlShape, { unit, count }: Distance, form: 'short' | 'long'): string {
  if (count === 0) return intl.formatMessage(form === 'short' ? messages.nowShort : messages.now);
  if (form === 'long') return intl.formatRelativeTime(count, unit, { numeric: 'always' });
  return intl.formatMessage(short[unit], { count: Math.abs(count) });
}

/** The time alone today, the day without its year this year. */
function asDate(intl: IntlShape, date: Date, now: Date): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'short' } as const;
  if (date.toDateString() === now.toDateString()) return intl.formatTime(date, time);
  if (date.getFullYear() === now.getFullYear()) return intl.formatDate(date, { ...day, ...time });
  return intl.formatDate(date, { ...day, year: 'numeric' });
}

export function RelativeTime({
  date,
  form = 'short',
  absolute = false,
  refresh = REFRESH,
}: RelativeTimeProps) {
  const intl = useIntl();
  const now = useNow(refresh, date);
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;

  const full = intl.formatDate(moment, { dateStyle: 'full', timeStyle: 'medium' });
  return (
    <time className={styles.time} dateTime={moment.toISOString()} {...tip(full)}>
      {absolute
        ? asDate(intl, moment, new Date(now))
        : inWords(intl, relativeTime(moment.getTime(), now), form)}
    </time>
  );
}
