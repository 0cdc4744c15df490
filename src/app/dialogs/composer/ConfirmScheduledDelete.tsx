/** Confirms the deletion of a scheduled post, which the server does not keep anywhere else. */
import { defineMessages } from 'react-intl';
import { scheduledPostDeleteRequested } from '@/slices/composer/scheduledPosts';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'scheduled.delete_confirm',
    defaultMessage: "Delete this scheduled post? It won't be posted.",
  },
  accept: { id: 'status.delete_confirm_accept_button', defaultMessage: 'Delete' },
  cancel: { id: 'status.delete_confirm_cancel_button', defaultMessage: 'Cancel' },
});

interface Props extends DialogFrame {
  id: string;
}

export const ConfirmScheduledDelete = ({ id, ...frame }: Props) => (
  <ConfirmAction
    {...frame}
    texts={texts}
    tone="danger"
    action={scheduledPostDeleteRequested({ id })}
  />
);
