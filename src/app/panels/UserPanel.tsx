/** Who is signed in, with the composer; or the way in. */
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { NEW_POST } from '@/domain/draft';
import { rarePaths } from '@/domain/rarePaths';
import { matchRoute } from '@/domain/routes';
import { useAppSelector } from '@/hooks/store';
import { useLogout } from '@/hooks/useLogout';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectUnsentDrafts } from '@/selectors/unsentDrafts';
import { selectThirdColumn } from '@/selectors/interface';
import { selectMayAdminister } from '@/selectors/navigation';
import { selectAwaitsMember, selectCurrentUserId } from '@/selectors/session';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { AdminIcon, LogoutIcon, SettingsIcon } from '@/ui/icons';
import { latePart } from '@/ui/latePart';
import { Skeleton } from '@/ui/Skeleton';
import { accountMessages } from '../accountMessages';
import { LazyComposer } from '../LazyComposer';
import { Panel } from './Panel';
import styles from './UserPanel.module.css';

const LoginForm = latePart(
  async () => (await import('@/components/login/LoginForm')).LoginForm,
  () => <Skeleton shape="line" count={9} />,
);

const DraftsLink = latePart(
  async () => (await import('./DraftsLink')).DraftsLink,
  () => null,
);

const UserCard = latePart(
  async () => (await import('@/components/user/UserCard')).UserCard,
  () => <CardSkeleton />,
);

const CardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton shape="person" />
  </div>
);

export function UserPanel() {
  const userId = useAppSelector(selectCurrentUserId);
  const awaitsMember = useAppSelector(selectAwaitsMember);
  if (userId !== null) return <MemberPanel userId={userId} />;
  return awaitsMember ? <AwaitedPanel /> : <LoginPanel />;
}

/** A token is there, and the server has yet to say whose it is. One may go without waiting. */
function AwaitedPanel() {
  const intl = useIntl();
  const logOut = useLogout();
  return (
    <section
      className={styles.panel}
      aria-label={intl.formatMessage(accountMessages.yourAccount)}
      aria-busy
    >
      <CardSkeleton />
      <div className={styles.awaited}>
        <p>
          <FormattedMessage
            id="login.awaited"
            defaultMessage="You are signed in as soon as the server answers."
          />
        </p>
        <Button onPress={logOut}>
          <FormattedMessage {...accountMessages.logout} />
        </Button>
      </div>
    </section>
  );
}

/** Steps back where the screen itself is the way in, or leads there: nothing typed here is lost. */
function LoginPanel() {
  const { pathname } = useLocation();
  const name = matchRoute(pathname)?.name;
  if (name === 'login' || name === 'oauth-callback') return null;
  if (pathname === rarePaths.compose) return null;
  return (
    <Panel title={<FormattedMessage {...accountMessages.login} />}>
      <LoginForm />
    </Panel>
  );
}

function MemberPanel({ userId }: { userId: string }) {
  const intl = useIntl();
  const third = useAppSelector(selectThirdColumn);
  return (
    <section className={styles.panel} aria-label={intl.formatMessage(accountMessages.yourAccount)}>
      <UserCard userId={userId} actions={<AccountButtons />} />
      {third !== 'postform' && (
        <div className={styles.composer}>
          <LazyComposer place="panel" />
        </div>
      )}
    </section>
  );
}

function AccountButtons() {
  const intl = useIntl();
  const mayAdminister = useAppSelector(selectMayAdminister);
  const openSettings = useOpenSettings();
  const logOut = useLogout();
  // What is written in the panel itself is in sight.
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
