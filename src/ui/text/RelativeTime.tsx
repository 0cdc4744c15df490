/**
 * The time since or until a moment, with the full local time on hover and focus; updates itself.
 * With `absolute`, it becomes a date if the user prefers dates.
 */
import { useContext } from 'react';
import { defineMessages, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import {
  relativeTime,
  type RelativeTime as Distance,
  type TimeUnit,
} from '@/lib/time/relativeTime';
import { useNow } from './Clock';
import { cycles, TimeFormatContext, type TimeFormat } from './timeFormat';
import { tooltipProps } from '@/ui/popover/tooltipProps';
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

/** The default interval of updates; the list of notifications updates less often. */
const REFRESH = 60_000;

interface RelativeTimeProps {
  /** ISO 8601, as the server sends it. */
  date: string;
  /** "5m" beside a name, "5 minutes ago" in a sentence. */
  form?: 'short' | 'long';
  /** For times that are not part of a sentence like "5 minutes ago". */
  absolute?: boolean;
  /** Milliseconds between updates, in whole minutes. */
  refresh?: number;
}

function inWords(intl: IntlShape, { unit, count }: Distance, form: 'short' | 'long'): string {
  if (count === 0) return intl.formatMessage(form === 'short' ? messages.nowShort : messages.now);
  if (form === 'long') return intl.formatRelativeTime(count, unit, { numeric: 'always' });
  return intl.formatMessage(short[unit], { count: Math.abs(count) });
}

type Cycle = (typeof cycles)[TimeFormat['clock']];

/** Only the time for today, the date without its year for this year. */
function asDate(intl: IntlShape, date: Date, now: Date, cycle: Cycle): string {
  const time = { hour: 'numeric', minute: '2-digit', ...cycle } as const;
  const day = { day: 'numeric', month: 'short' } as const;
  if (date.toDateString() === now.toDateString()) return intl.formatTime(date, time);
  if (date.getFullYear() === now.getFullYear()) return intl.formatDate(date, { ...day, ...time });
  return intl.formatDate(date, { ...day, year: 'numeric' });
}

const fullTime = (intl: IntlShape, date: Date, cycle: Cycle): string =>
  intl.formatDate(date, { dateStyle: 'full', timeStyle: 'medium', ...cycle });

export function RelativeTime({
  date,
  form = 'short',
  absolute = false,
  refresh = REFRESH,
}: RelativeTimeProps) {
  const intl = useIntl();
  const now = useNow(refresh, date);
  const { absoluteAfter, clock, full } = useContext(TimeFormatContext);
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;

  const cycle = cycles[clock];
  return (
    <time
      className={styles.time}
      dateTime={moment.toISOString()}
      {...tooltipProps(full ? fullTime(intl, moment, cycle) : null)}
    >
      {absolute && Math.abs(now - moment.getTime()) >= absoluteAfter
        ? asDate(intl, moment, new Date(now), cycle)
        : inWords(intl, relativeTime(moment.getTime(), now), form)}
    </time>
  );
}
