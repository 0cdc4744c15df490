/** Says that a page of a timeline could not be loaded, and why. */
import { FormattedMessage } from 'react-intl';
import { ServerMessage } from '@/ui/text/ServerMessage';

export function FetchError({ reason }: { reason: string }) {
  return (
    <FormattedMessage
      id="timeline.error"
      defaultMessage="Error fetching timeline: {detail}"
      values={{ detail: <ServerMessage text={reason} /> }}
    />
  );
}
