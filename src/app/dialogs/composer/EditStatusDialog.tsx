/** The composer for editing a post. The source of the post is fetched before this dialog opens. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { draftTarget } from '@/domain/composer/draft';
import { useAppSelector } from '@/hooks/store';
import { selectEditResetsPoll } from '@/selectors/composer/editing';
import { Dialog } from '@/ui/dialog/Dialog';
import { DeferredComposer } from '@/app/deferred/DeferredComposer';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './EditStatusDialog.module.css';

const messages = defineMessages({
  title: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
});

export function EditStatusDialog({ statusId, level, onClose }: DialogFrame & { statusId: string }) {
  const intl = useIntl();
  const target = draftTarget('edit', statusId);
  const resetsPoll = useAppSelector((state) => selectEditResetsPoll(state, target));
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      onClose={onClose}
      closesOutside={false}
    >
      <DeferredComposer target={target} variant="dialog" />
      <p className={styles.warning} role="status">
        {resetsPoll && (
          <FormattedMessage
            id="post_status.edit_resets_poll"
            defaultMessage="Changing the poll resets its votes."
          />
        )}
      </p>
    </Dialog>
  );
}
