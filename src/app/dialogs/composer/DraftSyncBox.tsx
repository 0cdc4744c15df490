/** Chooses whether drafts go along to other devices; only where the server has a store for that. */
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectPreference } from '@/selectors/settings/preferences';
import { draftSyncRequested } from '@/slices/composer/draftSync';
import { preferenceEdited } from '@/slices/settings/preferences';
import { Checkbox } from '@/ui/fields/Checkbox';
import styles from './Drafts.module.css';

const messages = defineMessages({
  sync: { id: 'drafts.sync', defaultMessage: 'Sync drafts across your devices' },
  hint: {
    id: 'drafts.sync_hint',
    defaultMessage:
      "They're saved on your server, where its admins can read them. Files that aren't uploaded yet stay on this device.",
  },
});

export function DraftSyncBox() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const available = useCan('settingsStore');
  const synced = useAppSelector((state) => selectPreference(state, 'syncDrafts'));
  useEffect(() => {
    dispatch(draftSyncRequested());
  }, [dispatch, synced]);
  if (!available) return null;
  const choose = (value: boolean) =>
    dispatch(preferenceEdited({ operation: 'set', name: 'syncDrafts', value }));
  return (
    <div className={styles.sync}>
      <Checkbox
        label={intl.formatMessage(messages.sync)}
        hint={intl.formatMessage(messages.hint)}
        checked={synced}
        onChange={choose}
      />
    </div>
  );
}
