/** Says that a status is an event, and leads to its page, where one takes part in it. */
import { FormattedMessage } from 'react-intl';
import type { Status } from '@/domain/statuses/status';
import { CalendarIcon } from '@/ui/icons/icons';
import { ContextLine } from './ContextLine';

export const EventLine = ({ status: { uri, url } }: { status: Status }) => (
  <ContextLine icon={CalendarIcon}>
    <a href={url ?? uri} target="_blank" rel="nofollow noopener noreferrer">
      <FormattedMessage
        id="status.event_on"
        defaultMessage="Event on {host}"
        values={{ host: <bdi>{new URL(uri).host}</bdi> }}
      />
    </a>
  </ContextLine>
);
