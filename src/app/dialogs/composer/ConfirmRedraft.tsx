/** Confirms "Delete & redraft" of a post. */
import { defineMessages, FormattedMessage } from 'react-intl';
import { redraftRequested } from '@/slices/composer/editing';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'status.redraft_confirm',
    defaultMessage: 'Take this post back and write it anew?',
  },
  accept: { id: 'status.redraft_confirm_accept_button', defaultMessage: 'Take back and rewrite' },
  cancel: { id: 'status.delete_confirm_cancel_button', defaultMessage: 'Keep it' },
});

export function ConfirmRedraft({ statusId, ...frame }: DialogFrame & { statusId: string }) {
  return (
    <ConfirmAction {...frame} texts={texts} action={redraftRequested({ statusId })} tone="danger">
      <FormattedMessage
        id="status.redraft_consequence"
        defaultMessage="It is deleted, and its text and files come back as a draft. What others did with it is lost."
      />
    </ConfirmAction>
  );
}
