/**
 * The dialog of the user or admin settings. Minimised, it keeps its state behind a button at the
 * bottom of the window, so that the reader can see the effect of a change. Its content is loaded on
 * first use.
 */
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useLateTexts } from '@/hooks/useLateTexts';
import { selectMayAdminister } from '@/selectors/session/navigation';
import { dialogOpened, type DialogProps } from '@/slices/engine/dialogs';
import { settingsTabShown } from '@/slices/session/interface';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { IconButton } from '@/ui/buttons/IconButton';
import { MinimizeIcon, SettingsIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { portalTarget } from '@/ui/dialog/portals';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { accountMessages } from '@/app/layout/accountMessages';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './SettingsDialog.module.css';

const messages = defineMessages({
  minimize: { id: 'general.minimize', defaultMessage: 'Minimize' },
});

const foot = () => <div className={styles.foot} />;
const rows = () => <Skeleton shape="line" count={8} />;

// All parts are in one chunk; if it fails to load, the body reports that for all of them.
const UserSettings = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "settings" */ '@/screens/settings/UserSettings'))
      .UserSettings,
  { placeholder: rows },
);
const SavedNotice = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "settings" */ '@/screens/settings/SavedNotice')).SavedNotice,
  { optional: true },
);
const SettingsFooter = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "settings" */ '@/screens/settings/footer/SettingsFooter'))
      .SettingsFooter,
  { optional: true, placeholder: foot },
);

const AdminSettings = deferredComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "administration" */ '@/screens/settings/admin/AdminSettings'
      )
    ).AdminSettings,
  { placeholder: rows },
);
const AdminFooter = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "administration" */ '@/screens/settings/admin/AdminFooter'))
      .AdminFooter,
  { optional: true },
);

export function prefetchSettings(): void {
  for (const part of [UserSettings, SavedNotice, SettingsFooter]) part.prefetch();
}

export function SettingsDialog({
  level,
  onClose,
  mode,
  tab,
  at,
  minimized,
}: DialogFrame & DialogProps['settings']) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const show = (shown: boolean) =>
    dispatch(
      dialogOpened({
        kind: 'settings',
        props: { mode, tab, ...(at ? { at } : {}), minimized: !shown },
      }),
    );
  useEffect(() => {
    if (tab !== null) dispatch(settingsTabShown(tab));
  }, [dispatch, tab, at]);
  const own = mode === 'user';
  const hasTexts = useLateTexts();
  useEffect(() => {
    if (!hasTexts) prefetchSettings();
  }, [hasTexts]);
  const mayAdminister = useAppSelector(selectMayAdminister);
  // Also closes it for somebody who loses the privilege while it is open.
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
            {own && hasTexts && <SavedNotice />}
            <IconButton
              label={intl.formatMessage(messages.minimize)}
              icon={MinimizeIcon}
              onPress={() => show(false)}
            />
          </>
        }
        actions={own ? hasTexts ? <SettingsFooter /> : foot() : hasTexts && <AdminFooter />}
      >
        {!hasTexts ? rows() : own ? <UserSettings {...(at ? { at } : {})} /> : <AdminSettings />}
      </Dialog>
      {minimized &&
        createPortal(
          <div className={styles.minimized}>
            <Button icon={SettingsIcon} onPress={() => show(true)}>
              <FormattedMessage id="settings.restore_minimized" defaultMessage="Back to settings" />
            </Button>
          </div>,
          portalTarget('popovers'),
        )}
    </>
  );
}
