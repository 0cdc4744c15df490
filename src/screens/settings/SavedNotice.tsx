/** Shows briefly in the heading whether the last change was saved. */
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
    // Always rendered, so that its text is announced when it appears.
    <span role="status" className={styles.notice} data-outcome={outcome ?? undefined}>
      {outcome && intl.formatMessage(messages[outcome])}
    </span>
  );
}
