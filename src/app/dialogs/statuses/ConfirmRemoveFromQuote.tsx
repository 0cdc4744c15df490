/** Confirms taking one's post out of somebody's quote, which nobody can take back. */
import { defineMessages, FormattedMessage } from 'react-intl';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import { quoteRemovalRequested } from '@/slices/statuses/quotes';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'status.remove_from_quote_confirm',
    defaultMessage: 'Remove your post from this quote?',
  },
  accept: { id: 'crowd.remove_confirm_accept_button', defaultMessage: 'Remove' },
  cancel: { id: 'general.cancel', defaultMessage: 'Cancel' },
});

export function ConfirmRemoveFromQuote({ statusId, ...frame }: DialogFrame & { statusId: string }) {
  return (
    <ConfirmAction
      {...frame}
      texts={texts}
      action={quoteRemovalRequested({ statusId })}
      tone="danger"
    >
      <FormattedMessage
        id="status.remove_from_quote_consequence"
        defaultMessage="The other post stays, but no longer shows yours. This can't be undone."
      />
    </ConfirmAction>
  );
}
