/** Reviews the draft of the server's configuration: each change with its old and new value. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { configValue } from '@/domain/admin/adminConfig';
import { adminSettings } from '@/domain/admin/adminSettings';
import { useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import styles from './Admin.module.css';
import { useConfigLabels } from './useConfigLabels';
import { configValueText } from './configLabels';

type Word = 'title' | 'cancel' | 'save' | 'nothing';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  title: { id: 'admin_dash.changes', defaultMessage: 'Review changes' },
  cancel: { id: 'general.cancel', defaultMessage: 'Cancel' },
  save: {
    id: 'admin_dash.commit_changes',
    defaultMessage: 'Save {count, plural, one {# change} other {# changes}}',
  },
  nothing: { id: 'admin_dash.nothing_changed', defaultMessage: 'No changes' },
});

interface Props {
  onSave: () => void;
  onClose: () => void;
}

export function ConfigChangesDialog({ onSave, onClose }: Props) {
  const intl = useIntl();
  const words = useConfigLabels();
  const { configs, draft } = useAppSelector(selectAdminConfig);
  const rows = adminSettings.flatMap(({ path }) => {
    const before = configValue(configs, path);
    const after = configValue(draft, path);
    return before === after ? [] : [{ path, before, after }];
  });
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={ABOVE_SETTINGS_DIALOG}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button
            tone="primary"
            disabledReason={rows.length === 0 ? intl.formatMessage(messages.nothing) : null}
            onPress={onSave}
          >
            {intl.formatMessage(messages.save, { count: rows.length })}
          </Button>
        </>
      }
    >
      {rows.length === 0 && <EmptyState>{intl.formatMessage(messages.nothing)}</EmptyState>}
      <ul className={styles.changes}>
        {rows.map(({ path, before, after }) => (
          <li key={path.join(' ')} className={styles.change}>
            <h3 className={styles.changeTitle}>{words.of(path).label}</h3>
            <p className={styles.path}>
              <code>{path.join(' ')}</code>
            </p>
            <dl className={styles.values}>
              <dt>
                <FormattedMessage id="admin_dash.change_before" defaultMessage="Before" />
              </dt>
              <dd className={styles.before} dir="auto">
                {configValueText(intl, path, before)}
              </dd>
              <dt>
                <FormattedMessage id="admin_dash.change_after" defaultMessage="After" />
              </dt>
              <dd className={styles.after} dir="auto">
                {configValueText(intl, path, after)}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
