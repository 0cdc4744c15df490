/** The footer of the admin settings: the expert level, and the actions on the whole draft. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAdminConfig, selectConfigChanges } from '@/selectors/admin/adminConfig';
import { selectRequest } from '@/selectors/engine/requests';
import {
  adminConfigRequested,
  configDraftDropped,
  configPushRequested,
} from '@/slices/admin/adminConfig';
import { Button } from '@/ui/buttons/Button';
import { ExpertCheckbox } from '@/screens/settings/footer/ExpertCheckbox';
import footStyles from '../footer/SettingsFooter.module.css';
import styles from './Admin.module.css';
import { ConfigChangesDialog } from './ConfigChangesDialog';

const messages = defineMessages({
  reset: { id: 'admin_dash.reset_all', defaultMessage: 'Discard changes' },
  save: { id: 'admin_dash.commit_all', defaultMessage: 'Save changes' },
  nothing: { id: 'admin_dash.nothing_changed', defaultMessage: 'No changes' },
});

export function AdminFooter() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [looks, setLooks] = useState(false);
  const { loaded } = useAppSelector(selectAdminConfig);
  const changed = useAppSelector((state) => selectConfigChanges(state).length > 0);
  const { busy } = useAppSelector((state) => selectRequest(state, adminRequests.push));
  const nothing = changed ? null : intl.formatMessage(messages.nothing);
  const look = () => {
    // Somebody else may have changed the configuration since it was loaded.
    dispatch(adminConfigRequested());
    setLooks(true);
  };
  const save = () => {
    setLooks(false);
    dispatch(configPushRequested());
  };
  return (
    <div className={footStyles.foot}>
      <ExpertCheckbox />
      {loaded && (
        <div className={styles.buttons}>
          <Button disabledReason={nothing} onPress={() => dispatch(configDraftDropped())}>
            {intl.formatMessage(messages.reset)}
          </Button>
          <Button tone="primary" popup="dialog" busy={busy} disabledReason={nothing} onPress={look}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
      {looks && <ConfigChangesDialog onSave={save} onClose={() => setLooks(false)} />}
    </div>
  );
}
