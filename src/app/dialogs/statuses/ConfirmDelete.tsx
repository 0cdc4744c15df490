/** Confirms the deletion of a post. */
import { defineMessages, FormattedMessage } from 'react-intl';
import { deleteRequested } from '@/slices/statuses/statusCommands';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'status.delete_confirm',
    defaultMessage: 'Do you really want to delete this post?',
  },
  accept: { id: 'status.delete_confirm_accept_button', defaultMessage: 'Delete' },
  cancel: { id: 'status.delete_confirm_cancel_button', defaultMessage: 'Keep it' },
});

export function ConfirmDelete({ statusId, ...frame }: DialogFrame & { statusId: string }) {
  return (
    <ConfirmAction {...frame} texts={texts} action={deleteRequested({ statusId })} tone="danger">
      <FormattedMessage
        id="status.delete_confirm_consequence"
        defaultMessage="It cannot be brought back. Other servers are asked to delete their copies."
      />
    </ConfirmAction>
  );
}
