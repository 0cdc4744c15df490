/** What the server said of it, set apart from what we say. */
import { FormattedMessage } from 'react-intl';
import { ServerMessage } from '@/ui/text/ServerMessage';

export const ServerSays = ({ reason }: { reason: string }) => (
  <FormattedMessage
    id="settings.server_says"
    defaultMessage="The server says: {reason}"
    values={{ reason: <ServerMessage text={reason} /> }}
  />
);
