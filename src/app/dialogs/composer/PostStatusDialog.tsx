/** The composer over the page, for layouts that have no place for it beside the page. */
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
      // What was typed is kept, but a stray press should not take it out of sight.
      closesOutside={false}
    >
      <DeferredComposer target={target} variant="dialog" />
    </Dialog>
  );
}
