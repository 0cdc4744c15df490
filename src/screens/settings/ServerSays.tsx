/** What the server said of it, set apart from what we say. */
import { FormattedMessage } from 'react-intl';
import { ServerWords } from '@/ui/ServerWords';

export const ServerSays = ({ reason }: { reason: string }) => (
  <FormattedMessage
    id="settings.server_says"
    defaultMessage="The server says: {reason}"
    values={{ reason: <ServerWords text={reason} /> }}
  />
);
