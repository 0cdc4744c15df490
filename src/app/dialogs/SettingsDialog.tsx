/**
 * The settings, one's own or the instance's. Minimised they stay as they are behind a button at the
 * foot of the window, so that the reader can look at what a change does.
 */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { createPortal } from 'react-dom';
import { useAppDispatch } from '@/hooks/store';
import { dialogOpened, type DialogProps } from '@/slices/dialogs';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { MinimizeIcon, SettingsIcon } from '@/ui/icons';
import { portalTarget } from '@/ui/portals';
import { accountMessages } from '../accountMessages';
import type { DialogFrame } from './frame';
import { NotBuiltText } from './NotBuiltDialog';
import styles from './SettingsDialog.module.css';

const messages = defineMessages({
  minimize: { id: 'general.minimize', defaultMessage: 'Minimize' },
});

export function SettingsDialog({
  level,
  onClose,
  mode,
  tab,
  minimized,
}: DialogFrame & DialogProps['settings']) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const show = (shown: boolean) =>
    dispatch(dialogOpened({ kind: 'settings', props: { mode, tab, minimized: !shown } }));
  const title = mode === 'admin' ? accountMessages.administration : accountMessages.settings;

  return (
    <>
      <Dialog
        title={intl.formatMessage(title)}
        width="wide"
        level={level}
        minimized={minimized}
        onClose={onClose}
        headActions={
          <IconButton
            label={intl.formatMessage(messages.minimize)}
            icon={MinimizeIcon}
            onPress={() => show(false)}
          />
        }
      >
        <NotBuiltText />
      </Dialog>
      {minimized &&
        createPortal(
          <div className={styles.minimized}>
            <Button icon={SettingsIcon} onPress={() => show(true)}>
              <FormattedMessage
                id="settings.restore_minimized"
                defaultMessage="Back to the settings"
              />
            </Button>
          </div>,
          portalTarget('popovers'),
        )}
    </>
  );
}
