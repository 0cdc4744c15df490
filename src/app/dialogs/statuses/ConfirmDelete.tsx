/** Confirms the deletion of a post. */
import { defineMessages, FormattedMessage } from 'react-intl';
import { deleteRequested } from '@/slices/statuses/statusCommands';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'status.delete_confirm',
    defaultMessage: 'Delete this post?',
  },
  accept: { id: 'status.delete_confirm_accept_button', defaultMessage: 'Delete' },
  cancel: { id: 'status.delete_confirm_cancel_button', defaultMessage: 'Cancel' },
});

export function ConfirmDelete({ statusId, ...frame }: DialogFrame & { statusId: string }) {
  return (
    <ConfirmAction {...frame} texts={texts} action={deleteRequested({ statusId })} tone="danger">
      <FormattedMessage
        id="status.delete_confirm_consequence"
        defaultMessage="This can't be undone. Other servers will be asked to delete their copies."
      />
    </ConfirmAction>
  );
}
