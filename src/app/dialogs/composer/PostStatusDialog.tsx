/** The composer in a dialog, for layouts without room for it beside the page. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { kindOfDraft, NEW_POST, type DraftKind, type DraftTarget } from '@/domain/composer/draft';
import { Dialog } from '@/ui/dialog/Dialog';
import { DeferredComposer } from '@/app/deferred/DeferredComposer';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const titles: Record<DraftKind, MessageDescriptor> = defineMessages({
  new: { id: 'post_status.new_status', defaultMessage: 'New post' },
  reply: { id: 'post_status.reply', defaultMessage: 'Reply' },
  quote: { id: 'post_status.quote', defaultMessage: 'Quote' },
  edit: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
  scheduled: { id: 'scheduled.edit_title', defaultMessage: 'Edit scheduled post' },
});

interface Props extends DialogFrame {
  target?: DraftTarget;
}

export function PostStatusDialog({ level, onClose, target = NEW_POST }: Props) {
  const intl = useIntl();
  return (
    <Dialog
      title={intl.formatMessage(titles[kindOfDraft(target)])}
      level={level}
      onClose={onClose}
      // The text is saved as a draft, but a stray click should not close the dialog.
      closesOutside={false}
    >
      <DeferredComposer target={target} variant="dialog" />
    </Dialog>
  );
}
