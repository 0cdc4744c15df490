/** The composer over the page, for layouts that have no place for it beside the page. */
import { useIntl } from 'react-intl';
import { kindOfDraft, NEW_POST, type DraftTarget } from '@/domain/draft';
import { Dialog } from '@/ui/Dialog';
import { LazyComposer } from '../LazyComposer';
import { newPostMessage, quoteMessage } from '../newPost';
import type { DialogFrame } from './frame';

interface Props extends DialogFrame {
  target?: DraftTarget;
}

export function PostStatusDialog({ level, onClose, target = NEW_POST }: Props) {
  const intl = useIntl();
  return (
    <Dialog
      title={intl.formatMessage(kindOfDraft(target) === 'quote' ? quoteMessage : newPostMessage)}
      level={level}
      onClose={onClose}
      // What was typed is kept, but a stray press should not take it out of sight.
      closesOutside={false}
    >
      <LazyComposer target={target} />
    </Dialog>
  );
}
