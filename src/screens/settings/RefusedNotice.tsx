/** The failure, and below it, in a paragraph of its own, the server's message. */
import type { ReactNode } from 'react';
import { Notice } from '@/ui/feedback/Notice';
import { ServerSays } from './ServerSays';

interface Props {
  what: ReactNode;
  reason: string;
  onDismiss?: () => void;
}

export const RefusedNotice = ({ what, reason, onDismiss }: Props) => (
  <Notice tone="error" onDismiss={onDismiss}>
    <p>{what}</p>
    <p>
      <ServerSays reason={reason} />
    </p>
  </Notice>
);
