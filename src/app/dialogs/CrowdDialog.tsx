/**
 * Doing the same with several people: who did something with a status, or of whom the notifications
 * tell. They are chosen here; what is under way and what was done stands above and below.
 */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { CrowdActions } from '@/components/crowd/CrowdActions';
import { CrowdChoice } from '@/components/crowd/CrowdChoice';
import { CrowdLog } from '@/components/crowd/CrowdLog';
import { CrowdProgress } from '@/components/crowd/CrowdProgress';
import { PeopleOfNotifications } from '@/components/crowd/PeopleOfNotifications';
import { PeopleOfStatus } from '@/components/crowd/PeopleOfStatus';
import type { CrowdSource } from '@/domain/crowd';
import { Dialog } from '@/ui/Dialog';
import type { DialogFrame } from './frame';
import styles from './CrowdDialog.module.css';

const messages = defineMessages({
  title: { id: 'crowd.title', defaultMessage: 'Several people at once' },
});

export function CrowdDialog({
  level,
  onClose,
  statusId,
  source = 'repeatedBy',
}: DialogFrame & { statusId: string | null; source?: CrowdSource }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choice = (userIds: readonly string[]) => (
    <CrowdChoice userIds={userIds} chosen={chosen} onChange={setChosen} />
  );
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      onClose={onClose}
      actions={<CrowdActions chosen={chosen} level={level} onBegun={() => setChosen([])} />}
    >
      <div className={styles.body}>
        <CrowdProgress />
        {statusId === null ? (
          <PeopleOfNotifications>{choice}</PeopleOfNotifications>
        ) : (
          <PeopleOfStatus statusId={statusId} first={source}>
            {choice}
          </PeopleOfStatus>
        )}
        <CrowdLog />
      </div>
    </Dialog>
  );
}
