/** The composer over the page, for layouts that have no place for it beside the page. */
import { useIntl } from 'react-intl';
import { Dialog } from '@/ui/Dialog';
import { LazyComposer } from '../LazyComposer';
import { newPostMessage } from '../newPost';
import type { DialogFrame } from './frame';

export function PostStatusDialog({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  return (
    <Dialog
      title={intl.formatMessage(newPostMessage)}
      level={level}
      onClose={onClose}
      // What was typed is kept, but a stray press should not take it out of sight.
      closesOutside={false}
    >
      <LazyComposer />
    </Dialog>
  );
}
