/** Confirms the deletion of a chat message. */
import { defineMessages } from 'react-intl';
import { messageDeleteRequested } from '@/slices/talk/chatMessages';
import { ConfirmAction } from '@/app/dialogs/engine/ConfirmAction';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const texts = defineMessages({
  question: {
    id: 'chats.delete_confirm',
    defaultMessage: 'Delete this message?',
  },
  accept: { id: 'chats.delete', defaultMessage: 'Delete' },
  cancel: { id: 'chats.delete_confirm_cancel_button', defaultMessage: 'Cancel' },
});

interface Props extends DialogFrame {
  chatId: string;
  messageId: string;
}

export function ConfirmMessageDelete({ chatId, messageId, ...frame }: Props) {
  return (
    <ConfirmAction
      {...frame}
      texts={texts}
      action={messageDeleteRequested({ chatId, messageId })}
      tone="danger"
    />
  );
}
