/** Whether the last change was kept, in the heading, for a moment. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import styles from './SavedNotice.module.css';

const messages = defineMessages({
  saved: { id: 'settings.saving_ok', defaultMessage: 'Settings saved' },
  failed: { id: 'settings.saving_err', defaultMessage: 'Error saving settings' },
});

export function SavedNotice() {
  const intl = useIntl();
  const outcome = useAppSelector((state) => state.storage.settings);
  return (
    // Always there, so that what appears in it is announced.
    <span role="status" className={styles.notice} data-outcome={outcome ?? undefined}>
      {outcome && intl.formatMessage(messages[outcome])}
    </span>
  );
}
