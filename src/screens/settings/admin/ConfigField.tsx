/**
 * One configuration field, with badges: changed here and unsaved, set by an administrator in the
 * past, or changed by somebody else just now.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { adminRequests } from '@/domain/admin/adminRequests';
import { isWaiting, type AdminSetting } from '@/domain/admin/adminSettings';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectAdminConfig,
  selectChangedMeanwhile,
  selectConfigValue,
  selectIsDrafted,
  selectIsSetByStaff,
} from '@/selectors/admin/adminConfig';
import { selectRequest } from '@/selectors/engine/requests';
import {
  configDefaultRequested,
  configDrafted,
  configDraftUndone,
} from '@/slices/admin/adminConfig';
import { Confirm } from '@/ui/dialog/Confirm';
import { IconButton } from '@/ui/buttons/IconButton';
import { HistoryIcon, UndoIcon } from '@/ui/icons/icons';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import styles from './Admin.module.css';
import { ConfigControl } from './ConfigControl';
import { useConfigLabels } from './useConfigLabels';

type Word = 'undo' | 'default' | 'question' | 'accept';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  undo: { id: 'admin_dash.undo_one', defaultMessage: 'Undo change to “{setting}”' },
  default: {
    id: 'admin_dash.reset_one',
    defaultMessage: "Reset “{setting}” to the server's default",
  },
  question: {
    id: 'admin_dash.reset_one_question',
    defaultMessage: "Reset “{setting}” to the server's default?",
  },
  accept: { id: 'admin_dash.reset_one_accept', defaultMessage: 'Reset' },
});

export function ConfigField({ setting }: { setting: AdminSetting }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const { path, field, under } = setting;
  const words = useConfigLabels().of(path);
  const value = useAppSelector((state) => selectConfigValue(state, path));
  const drafted = useAppSelector((state) => selectIsDrafted(state, path));
  const set = useAppSelector((state) => selectIsSetByStaff(state, path));
  const meanwhile = useAppSelector((state) => selectChangedMeanwhile(state, path));
  const waiting = useAppSelector((state) => isWaiting(setting, selectAdminConfig(state).draft));
  const { busy } = useAppSelector((state) => selectRequest(state, adminRequests.push));
  const named = { setting: words.label };
  return (
    <div
      className={styles.row}
      data-under={under}
      data-drafted={drafted || undefined}
      data-setting={path.join(' ')}
    >
      <div>
        <ConfigControl
          path={path}
          field={field}
          words={words}
          value={value}
          waiting={waiting}
          onChange={(next) => dispatch(configDrafted({ path, value: next }))}
        />
        {meanwhile && (
          <p className={styles.meanwhile}>
            <FormattedMessage
              id="admin_dash.changed_meanwhile_one"
              defaultMessage="Someone else just changed this."
            />
          </p>
        )}
      </div>
      <div className={styles.marks}>
        {drafted && (
          <IconButton
            size="small"
            label={intl.formatMessage(messages.undo, named)}
            icon={UndoIcon}
            onPress={() => dispatch(configDraftUndone({ path }))}
          />
        )}
        {set && (
          <IconButton
            size="small"
            label={intl.formatMessage(messages.default, named)}
            icon={HistoryIcon}
            busy={busy}
            onPress={() => setAsks(true)}
          />
        )}
      </div>
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question, named)}
          accept={intl.formatMessage(messages.accept)}
          level={ABOVE_SETTINGS_DIALOG}
          onAccept={() => {
            setAsks(false);
            dispatch(configDefaultRequested({ path }));
          }}
          onCancel={() => setAsks(false)}
        >
          <FormattedMessage
            id="admin_dash.reset_one_about"
            defaultMessage="This takes effect immediately for everyone on this server."
          />
        </Confirm>
      )}
    </div>
  );
}
