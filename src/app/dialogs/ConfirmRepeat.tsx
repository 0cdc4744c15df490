/** Asks whether the press on "Repeat" was meant. */
import { defineMessages } from 'react-intl';
import { markRequested } from '@/slices/statuses';
import { ConfirmAction } from './ConfirmAction';
import type { DialogFrame } from './frame';

const texts = defineMessages({
  question: {
    id: 'status.repeat_confirm',
    defaultMessage: 'Do you really want to repeat this post?',
  },
  accept: { id: 'status.repeat_confirm_accept_button', defaultMessage: 'Repeat' },
  cancel: { id: 'status.repeat_confirm_cancel_button', defaultMessage: 'Do not repeat' },
});

export function ConfirmRepeat({ statusId, ...frame }: DialogFrame & { statusId: string }) {
  return (
    <ConfirmAction
      {...frame}
      texts={texts}
      action={markRequested({ statusId, mark: 'repeated', wanted: true })}
    />
  );
}
