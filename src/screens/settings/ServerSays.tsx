/** The server's message, set apart from our own text. */
import { FormattedMessage } from 'react-intl';
import { ServerMessage } from '@/ui/text/ServerMessage';

export const ServerSays = ({ reason }: { reason: string }) => (
  <FormattedMessage
    id="settings.server_says"
    defaultMessage="The server says: {reason}"
    values={{ reason: <ServerMessage text={reason} /> }}
  />
);
