/** Confirms "Delete & redraft" of a post. */
import { defineMessages, FormattedMessage } from 'react-intl';
import { redraftRequested } from '@/slices/composer/editing';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'status.redraft_confirm',
    defaultMessage: 'Delete and redraft this post?',
  },
  accept: { id: 'status.redraft_confirm_accept_button', defaultMessage: 'Delete & redraft' },
  cancel: { id: 'status.delete_confirm_cancel_button', defaultMessage: 'Cancel' },
});

export function ConfirmRedraft({ statusId, ...frame }: DialogFrame & { statusId: string }) {
  return (
    <ConfirmAction {...frame} texts={texts} action={redraftRequested({ statusId })} tone="danger">
      <FormattedMessage
        id="status.redraft_consequence"
        defaultMessage="Its text and files go back into a draft. Its favourites and repeats will be lost, and replies will no longer be attached to it."
      />
    </ConfirmAction>
  );
}
