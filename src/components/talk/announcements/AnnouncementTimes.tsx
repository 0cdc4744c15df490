/** The time of posting and the period of an announcement. All-day announcements have no times. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Announcement } from '@/domain/talk/announcement';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './AnnouncementTimes.module.css';

export function AnnouncementTimes({ announcement }: { announcement: Announcement }) {
  const { publishedAt, startsAt, endsAt, allDay, inactive } = announcement;
  return (
    <ul className={styles.times}>
      {inactive && (
        <li className={styles.inactive}>
          <FormattedMessage
            id="announcements.inactive_message"
            defaultMessage="This announcement is inactive"
          />
        </li>
      )}
      {publishedAt !== '' && (
        <li>
          <FormattedMessage
            id="announcements.published_time_display"
            defaultMessage="Posted {time}"
            values={{ time: <RelativeTime key="time" date={publishedAt} form="long" /> }}
          />
        </li>
      )}
      {startsAt !== null && (
        <li>
          <FormattedMessage
            id="announcements.start_time_display"
            defaultMessage="From {time}"
            values={{ time: moment(startsAt, allDay) }}
          />
        </li>
      )}
      {endsAt !== null && (
        <li>
          <FormattedMessage
            id="announcements.end_time_display"
            defaultMessage="Until {time}"
            values={{ time: moment(endsAt, allDay) }}
          />
        </li>
      )}
    </ul>
  );
}

const moment = (date: string, allDay: boolean): ReactNode => (
  <Moment key="time" date={date} allDay={allDay} />
);

/** A day is the same everywhere; times are in the reader's time zone. */
function Moment({ date, allDay }: { date: string; allDay: boolean }) {
  const intl = useIntl();
  const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  if (allDay)
    return <time dateTime={date.slice(0, 'yyyy-mm-dd'.length)}>{intl.formatDate(date, day)}</time>;
  const full = intl.formatDate(date, { dateStyle: 'full', timeStyle: 'medium' });
  return (
    <time dateTime={date} {...tooltipProps(full)}>
      {intl.formatDate(date, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
