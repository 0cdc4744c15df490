/** Says that the installation of a front-end failed, with the server's reason. */
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
        defaultMessage="Couldn't install {name}: {reason}"
        values={{ name: <bdi>{name}</bdi>, reason: <ServerMessage text={reason} /> }}
      />
    </Notice>
  );
}
