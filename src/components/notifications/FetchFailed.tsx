/** Replaces notifications that could not be fetched, with a retry button. */
import { FormattedMessage } from 'react-intl';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ServerMessage } from '@/ui/text/ServerMessage';

interface Props {
  reason: string;
  busy: boolean;
  onRetry: () => void;
}

export function FetchFailed({ reason, busy, onRetry }: Props) {
  return (
    <ErrorState busy={busy} onRetry={onRetry}>
      <FormattedMessage
        id="notifications.error"
        defaultMessage="Error fetching notifications: {detail}"
        values={{ detail: <ServerMessage text={reason} /> }}
      />
    </ErrorState>
  );
}
