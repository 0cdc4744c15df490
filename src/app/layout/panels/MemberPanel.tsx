/** The account that is signed in, with its buttons and the composer. */
import { useIntl } from 'react-intl';
import { NEW_POST } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectUnsentDrafts } from '@/selectors/composer/unsentDrafts';
import { selectThirdColumn } from '@/selectors/session/interface';
import { selectMayAdminister } from '@/selectors/session/navigation';
import { logoutCommandRequested } from '@/slices/session/session';
import { IconButton } from '@/ui/buttons/IconButton';
import { AdminIcon, LogoutIcon, SettingsIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { accountMessages } from '@/app/layout/accountMessages';
import { DeferredComposer } from '@/app/deferred/DeferredComposer';
import { OwnCard } from './OwnCard';
import styles from './UserPanel.module.css';

const DraftsLink = deferredComponent(async () => (await import('./DraftsLink')).DraftsLink);

export function MemberPanel({ userId }: { userId: string }) {
  const intl = useIntl();
  const third = useAppSelector(selectThirdColumn);
  return (
    <section className={styles.panel} aria-label={intl.formatMessage(accountMessages.yourAccount)}>
      <OwnCard userId={userId} actions={<AccountButtons />} />
      {third !== 'postform' && (
        <div className={styles.composer}>
          <DeferredComposer variant="panel" rests />
        </div>
      )}
    </section>
  );
}

function AccountButtons() {
  const intl = useIntl();
  const mayAdminister = useAppSelector(selectMayAdminister);
  const openSettings = useOpenSettings();
  const dispatch = useAppDispatch();
  const logOut = () => dispatch(logoutCommandRequested());
  // The draft in the panel's own composer is already in sight.
  const hasOtherDrafts = useAppSelector((state) =>
    selectUnsentDrafts(state).some(({ target }) => target !== NEW_POST),
  );
  return (
    <>
      {hasOtherDrafts && <DraftsLink />}
      <IconButton
        label={intl.formatMessage(accountMessages.settings)}
        icon={SettingsIcon}
        popup="dialog"
        onPress={() => openSettings('user')}
      />
      {mayAdminister && (
        <IconButton
          label={intl.formatMessage(accountMessages.administration)}
          icon={AdminIcon}
          popup="dialog"
          onPress={() => openSettings('admin')}
        />
      )}
      <IconButton
        label={intl.formatMessage(accountMessages.logout)}
        icon={LogoutIcon}
        mirrored
        onPress={logOut}
      />
    </>
  );
}
