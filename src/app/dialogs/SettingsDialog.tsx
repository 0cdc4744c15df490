/**
 * The settings, one's own or the instance's. Minimised they stay as they are behind a button at the
 * foot of the window, so that the reader can look at what a change does. Their content comes when
 * they are first opened.
 */
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMayAdminister } from '@/selectors/navigation';
import { dialogOpened, type DialogProps } from '@/slices/dialogs';
import { settingsTabShown } from '@/slices/interface';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { MinimizeIcon, SettingsIcon } from '@/ui/icons';
import { latePart } from '@/ui/latePart';
import { portalTarget } from '@/ui/portals';
import { Skeleton } from '@/ui/Skeleton';
import { accountMessages } from '../accountMessages';
import type { DialogFrame } from './frame';
import styles from './SettingsDialog.module.css';

const messages = defineMessages({
  minimize: { id: 'general.minimize', defaultMessage: 'Minimize' },
});

// They come as one file; where that is missing, the body says so for all of them.
const unsaid = { missedByNobody: true };

const UserSettings = latePart(
  async () =>
    (await import(/* webpackChunkName: "settings" */ '@/screens/settings/UserSettings'))
      .UserSettings,
  () => <Skeleton shape="line" count={8} />,
);
const SavedNotice = latePart(
  async () =>
    (await import(/* webpackChunkName: "settings" */ '@/screens/settings/SavedNotice')).SavedNotice,
  () => null,
  unsaid,
);
const SettingsFoot = latePart(
  async () =>
    (await import(/* webpackChunkName: "settings" */ '@/screens/settings/SettingsFoot'))
      .SettingsFoot,
  () => null,
  unsaid,
);

const AdminSettings = latePart(
  async () =>
    (
      await import(
        /* webpackChunkName: "administration" */ '@/screens/settings/admin/AdminSettings'
      )
    ).AdminSettings,
  () => <Skeleton shape="line" count={8} />,
);
const AdminFoot = latePart(
  async () =>
    (await import(/* webpackChunkName: "administration" */ '@/screens/settings/admin/AdminFoot'))
      .AdminFoot,
  () => null,
  unsaid,
);

export function fetchSettingsAhead(): void {
  for (const part of [UserSettings, SavedNotice, SettingsFoot]) part.fetchAhead();
}

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
  useEffect(() => {
    if (tab !== null) dispatch(settingsTabShown(tab));
  }, [dispatch, tab]);
  const own = mode === 'user';
  const mayAdminister = useAppSelector(selectMayAdminister);
  // Also for those who lose the right while it is open.
  if (!own && !mayAdminister) return null;
  const title = own ? accountMessages.settings : accountMessages.administration;

  return (
    <>
      <Dialog
        title={intl.formatMessage(title)}
        width="wide"
        level={level}
        minimized={minimized}
        onClose={onClose}
        flush
        headActions={
          <>
            {own && <SavedNotice />}
            <IconButton
              label={intl.formatMessage(messages.minimize)}
              icon={MinimizeIcon}
              onPress={() => show(false)}
            />
          </>
        }
        actions={own ? <SettingsFoot /> : <AdminFoot />}
      >
        {own ? <UserSettings /> : <AdminSettings />}
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
