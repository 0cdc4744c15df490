/**
 * Moderates several people at once: those who engaged with a status, or those of a group of
 * notifications. The form selects them; the progress and the results are shown around it.
 */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { BulkActionButtons } from '@/components/admin/bulkActions/BulkActionButtons';
import { BulkActionPeople } from '@/components/admin/bulkActions/BulkActionPeople';
import { BulkActionLog } from '@/components/admin/bulkActions/BulkActionLog';
import { BulkActionProgress } from '@/components/admin/bulkActions/BulkActionProgress';
import { PeopleOfNotifications } from '@/components/admin/bulkActions/PeopleOfNotifications';
import { PeopleOfStatus } from '@/components/admin/bulkActions/PeopleOfStatus';
import type { BulkActionSource } from '@/domain/admin/bulkActions';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './BulkActionsDialog.module.css';

const messages = defineMessages({
  title: { id: 'crowd.title', defaultMessage: 'Mute or block several people' },
});

export function BulkActionsDialog({
  level,
  onClose,
  statusId,
  source = 'repeatedBy',
}: DialogFrame & { statusId: string | null; source?: BulkActionSource }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choice = (userIds: readonly string[]) => (
    <BulkActionPeople userIds={userIds} chosen={chosen} onChange={setChosen} />
  );
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      onClose={onClose}
      actions={<BulkActionButtons chosen={chosen} level={level} onBegun={() => setChosen([])} />}
    >
      <div className={styles.body}>
        <BulkActionProgress />
        {statusId === null ? (
          <PeopleOfNotifications>{choice}</PeopleOfNotifications>
        ) : (
          <PeopleOfStatus statusId={statusId} first={source}>
            {choice}
          </PeopleOfStatus>
        )}
        <BulkActionLog />
      </div>
    </Dialog>
  );
}
