/** The signed-in person with the composer, or the login form. */
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { matchRoute } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectThirdColumn } from '@/selectors/session/interface';
import { selectSessionPending, selectCurrentUserId } from '@/selectors/session/session';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { accountMessages } from '@/app/layout/accountMessages';
import { ComposerPlace } from '@/app/deferred/DeferredComposer';
import { CardSkeleton } from './CardSkeleton';
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

const AwaitedPanel = deferredComponent(
  async () => (await import(/* webpackChunkName: "member" */ './AwaitedPanel')).AwaitedPanel,
  { placeholder: () => <MemberPlace /> },
);

const MemberPanel = deferredComponent(
  async () => (await import(/* webpackChunkName: "member" */ './MemberPanel')).MemberPanel,
  { placeholder: () => <MemberPlace /> },
);

function MemberPlace() {
  const intl = useIntl();
  const third = useAppSelector(selectThirdColumn);
  return (
    <section
      className={styles.panel}
      aria-label={intl.formatMessage(accountMessages.yourAccount)}
      aria-busy
    >
      <CardSkeleton />
      {third !== 'postform' && (
        <div className={styles.composer}>
          <ComposerPlace resting />
        </div>
      )}
    </section>
  );
}

export function UserPanel() {
  const userId = useAppSelector(selectCurrentUserId);
  const sessionPending = useAppSelector(selectSessionPending);
  if (userId !== null) return <MemberPanel userId={userId} />;
  return sessionPending ? <AwaitedPanel /> : <LoginPanel />;
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
