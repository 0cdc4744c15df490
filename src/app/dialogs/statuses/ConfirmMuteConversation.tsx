/** Confirms muting a conversation. */
import { defineMessages, FormattedMessage } from 'react-intl';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'status.mute_conversation_confirm',
    defaultMessage: 'Mute this conversation?',
  },
  accept: {
    id: 'status.mute_conversation_confirm_accept_button',
    defaultMessage: 'Mute conversation',
  },
  cancel: { id: 'status.mute_conversation_confirm_cancel_button', defaultMessage: 'Cancel' },
});

export function ConfirmMuteConversation({
  statusId,
  ...frame
}: DialogFrame & { statusId: string }) {
  return (
    <ConfirmAction
      {...frame}
      texts={texts}
      action={statusToggleRequested({ statusId, toggle: 'threadMuted', wanted: true })}
    >
      <FormattedMessage
        id="status.mute_conversation_confirm_consequence"
        defaultMessage="You won't be notified about it any more, and your filters may hide its posts from timelines."
      />
    </ConfirmAction>
  );
}
