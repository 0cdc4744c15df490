/** That a front-end could not be installed, with the reason of the server. */
import { FormattedMessage } from 'react-intl';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';

interface Props {
  name: string;
  reason: string;
  onDismiss: () => void;
}

export function InstallFailed({ name, reason, onDismiss }: Props) {
  return (
    <Notice tone="error" onDismiss={onDismiss}>
      <FormattedMessage
        id="admin_dash.frontend.failure_installing_frontend"
        defaultMessage="{name} could not be installed: {reason}"
        values={{ name: <bdi>{name}</bdi>, reason: <ServerMessage text={reason} /> }}
      />
    </Notice>
  );
}
