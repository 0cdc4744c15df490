/** What failed, and below it, in a paragraph of its own, what the server said of it, word by word. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '@/ui/Notice';

interface Props {
  what: ReactNode;
  reason: string;
  onDismiss?: () => void;
}

export const Refused = ({ what, reason, onDismiss }: Props) => (
  <Notice tone="error" onDismiss={onDismiss}>
    <p>{what}</p>
    <p>
      <FormattedMessage
        id="settings.server_says"
        defaultMessage="The server says: {reason}"
        values={{ reason: <bdi>{reason}</bdi> }}
      />
    </p>
  </Notice>
);
