/** Confirms repeating a post. */
import { defineMessages } from 'react-intl';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'status.repeat_confirm',
    defaultMessage: 'Repeat this post?',
  },
  accept: { id: 'status.repeat_confirm_accept_button', defaultMessage: 'Repeat' },
  cancel: { id: 'status.repeat_confirm_cancel_button', defaultMessage: 'Cancel' },
});

export function ConfirmRepeat({ statusId, ...frame }: DialogFrame & { statusId: string }) {
  return (
    <ConfirmAction
      {...frame}
      texts={texts}
      action={statusToggleRequested({ statusId, toggle: 'repeated', wanted: true })}
    />
  );
}
