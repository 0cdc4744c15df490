/** The full local time, for places where it is what is read. */
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { cycles, TimeFormatContext } from '@/ui/text/timeFormat';

export function FullTime({ date }: { date: string }) {
  const intl = useIntl();
  const { clock } = useContext(TimeFormatContext);
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  const format = { dateStyle: 'long', timeStyle: 'short', ...cycles[clock] } as const;
  return <time dateTime={moment.toISOString()}>{intl.formatDate(moment, format)}</time>;
}
