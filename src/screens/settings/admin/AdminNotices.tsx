/**
 * Notices above the admin tabs: the result of the last save, concurrent changes by others, and that
 * the server needs a restart.
 */
import { FormattedMessage } from 'react-intl';
import { RestartNotice } from '@/components/admin/late/RestartNotice';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { selectRequest } from '@/selectors/engine/requests';
import { configOutcomeDismissed, meanwhileDismissed } from '@/slices/admin/adminConfig';
import { requestEnded } from '@/slices/engine/requests';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import styles from './Admin.module.css';
import { useConfigLabels } from './useConfigLabels';

export function AdminNotices() {
  return (
    <div className={styles.notices}>
      <Outcome />
      <Meanwhile />
      <RestartNotice level={ABOVE_SETTINGS_DIALOG} />
    </div>
  );
}

function Outcome() {
  const dispatch = useAppDispatch();
  const words = useConfigLabels();
  const { outcome } = useAppSelector(selectAdminConfig);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, adminRequests.push));
  if (busy) return null;
  const taken = outcome?.taken ?? [];
  const missing = outcome?.missing ?? [];
  const dismiss = () => {
    dispatch(configOutcomeDismissed());
    dispatch(requestEnded({ key: adminRequests.push }));
  };
  if (reason === null && missing.length === 0) {
    if (taken.length === 0) return null;
    return (
      <Notice tone="success" onDismiss={dismiss}>
        <FormattedMessage
          id="admin_dash.all_saved"
          defaultMessage="Saved: {count, plural, one {{settings}} other {# settings}}"
          values={{ count: taken.length, settings: words.listOf(taken) }}
        />
      </Notice>
    );
  }
  return (
    <Notice tone="error" onDismiss={dismiss}>
      {reason !== null && (
        <p className={styles.line}>
          <FormattedMessage
            id="admin_dash.save_failed"
            defaultMessage="Couldn't save all changes: {reason}"
            values={{ reason: <ServerMessage text={reason} /> }}
          />
        </p>
      )}
      {taken.length > 0 && (
        <p className={styles.line}>
          <FormattedMessage
            id="admin_dash.saved"
            defaultMessage="Saved: {settings}"
            values={{ settings: words.listOf(taken) }}
          />
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.line}>
          <FormattedMessage
            id="admin_dash.not_saved"
            defaultMessage="Not saved, but your changes are still here: {settings}"
            values={{ settings: words.listOf(missing) }}
          />
        </p>
      )}
      {outcome === null && (
        <p className={styles.line}>
          <FormattedMessage
            id="admin_dash.save_unknown"
            defaultMessage="Couldn't check what was saved. Your changes are still here."
          />
        </p>
      )}
    </Notice>
  );
}

function Meanwhile() {
  const dispatch = useAppDispatch();
  const words = useConfigLabels();
  const { changedMeanwhile } = useAppSelector(selectAdminConfig);
  if (changedMeanwhile.length === 0) return null;
  return (
    <Notice tone="info" onDismiss={() => dispatch(meanwhileDismissed())}>
      <FormattedMessage
        id="admin_dash.changed_meanwhile"
        defaultMessage="Changed by someone else in the meantime: {settings}"
        values={{ settings: words.listOf(changedMeanwhile) }}
      />
    </Notice>
  );
}
