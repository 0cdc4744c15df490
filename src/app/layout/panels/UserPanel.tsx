/** The signed-in person with the composer, or the login form. */
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { NEW_POST } from '@/domain/composer/draft';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { matchRoute } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectUnsentDrafts } from '@/selectors/composer/unsentDrafts';
import { selectThirdColumn } from '@/selectors/session/interface';
import { selectMayAdminister } from '@/selectors/session/navigation';
import { selectSessionPending, selectCurrentUserId } from '@/selectors/session/session';
import { logoutCommandRequested } from '@/slices/session/session';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { AdminIcon, LogoutIcon, SettingsIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { accountMessages } from '@/app/layout/accountMessages';
import { DeferredComposer } from '@/app/deferred/DeferredComposer';
import { Panel } from './Panel';
import styles from './UserPanel.module.css';

const LoginForm = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "loginForm" */ '@/components/session/login/LoginForm'))
      .LoginForm,
  {
    placeholder: () => (
      <div className={styles.login}>
        <Skeleton shape="line" count={8} />
      </div>
    ),
  },
);

const DraftsLink = deferredComponent(async () => (await import('./DraftsLink')).DraftsLink);

const OwnCard = deferredComponent(
  async () => (await import(/* webpackChunkName: "member" */ './OwnCard')).OwnCard,
  { placeholder: () => <CardSkeleton /> },
);

const CardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton shape="person" />
  </div>
);

export function UserPanel() {
  const userId = useAppSelector(selectCurrentUserId);
  const sessionPending = useAppSelector(selectSessionPending);
  if (userId !== null) return <MemberPanel userId={userId} />;
  return sessionPending ? <AwaitedPanel /> : <LoginPanel />;
}

/**
 * Shown while there is a token but the account is still loading. Logging out is possible already.
 */
function AwaitedPanel() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const logOut = () => dispatch(logoutCommandRequested());
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
            defaultMessage="You'll be logged in as soon as the server responds."
          />
        </p>
        <Button onPress={logOut}>
          <FormattedMessage {...accountMessages.logout} />
        </Button>
      </div>
    </section>
  );
}

/** Hidden where the screen is the login form or leads to it, and beside the form of signing up. */
function LoginPanel() {
  const { pathname } = useLocation();
  const name = matchRoute(pathname)?.name;
  if (name === 'login' || name === 'oauth-callback' || name === 'registration') return null;
  if (pathname === standalonePaths.compose) return null;
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
