/** The next version of a post, over the page. What it holds was fetched before this opens. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { draftTarget } from '@/domain/draft';
import { useAppSelector } from '@/hooks/store';
import { selectRedoesPoll } from '@/selectors/rewriting';
import { Dialog } from '@/ui/Dialog';
import { LazyComposer } from '../LazyComposer';
import type { DialogFrame } from './frame';
import styles from './EditStatusDialog.module.css';

const messages = defineMessages({
  title: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
});

export function EditStatusDialog({ statusId, level, onClose }: DialogFrame & { statusId: string }) {
  const intl = useIntl();
  const target = draftTarget('edit', statusId);
  const redoesPoll = useAppSelector((state) => selectRedoesPoll(state, target));
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      onClose={onClose}
      closesOutside={false}
    >
      <LazyComposer target={target} place="dialog" />
      <p className={styles.warning} role="status">
        {redoesPoll && (
          <FormattedMessage
            id="post_status.edit_resets_poll"
            defaultMessage="With another poll, all votes so far are lost."
          />
        )}
      </p>
    </Dialog>
  );
}
