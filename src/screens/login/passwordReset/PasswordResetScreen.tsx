/**
 * Asks the server for an e-mail to set a new password. A login that the server refuses until the
 * password is changed also leads here.
 */
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { HomeLink } from '@/components/session/navigation/HomeLink';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectPasswordReset } from '@/selectors/session/passwordReset';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { passwordResetOpened } from '@/slices/session/passwordReset';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { Notice } from '@/ui/feedback/Notice';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ResetForm } from './ResetForm';
import styles from './PasswordResetScreen.module.css';

export default function PasswordResetScreen() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const signedIn = useAppSelector(selectSignedIn);
  const sessionPending = useAppSelector(selectSessionPending);
  const starting = useAppSelector(({ startup }) => startup.phase === 'starting');

  useEffect(() => {
    dispatch(passwordResetOpened());
  }, [dispatch]);

  if (signedIn) return <Navigate to={pathTo('root')} replace />;
  const required = query.get('passwordResetRequested') === 'true';
  return (
    <>
      <ScreenHeading
        title={
          <FormattedMessage id="password_reset.password_reset" defaultMessage="Password reset" />
        }
      />
      <div className={styles.page}>
        {starting || sessionPending ? (
          <Skeleton shape="line" count={3} />
        ) : (
          <Reset required={required} />
        )}
      </div>
    </>
  );
}

function Reset({ required }: { required: boolean }) {
  const { outcome } = useAppSelector(selectPasswordReset);
  const mailerEnabled = useInstance('mailerEnabled');
  const family = useInstance('family');
  if (family === 'mastodon') return <OnServer required={required} />;
  if (!mailerEnabled) {
    return (
      <>
        <Notice tone="warning">
          {required ? (
            <FormattedMessage
              id="password_reset.password_reset_required_but_mailer_is_disabled"
              defaultMessage="You must reset your password, but password reset is disabled. Contact your server's administrator."
            />
          ) : (
            <FormattedMessage
              id="password_reset.password_reset_disabled"
              defaultMessage="Password reset is disabled. Please contact your instance administrator."
            />
          )}
        </Notice>
        <HomeLink />
      </>
    );
  }
  if (outcome === 'sent') {
    return (
      <>
        <Notice tone="success">
          <FormattedMessage
            id="password_reset.check_email"
            defaultMessage="Check your e-mail for a link to reset your password."
          />
        </Notice>
        <ReturnHome />
      </>
    );
  }
  return (
    <>
      {required && <Required />}
      <ResetForm />
      {outcome === 'throttled' && <ReturnHome />}
    </>
  );
}

function Required() {
  return (
    <Notice tone="warning">
      <FormattedMessage
        id="password_reset.password_reset_required"
        defaultMessage="You must reset your password to log in."
      />
    </Notice>
  );
}

/** Servers without an endpoint for it have a web page. */
function OnServer({ required }: { required: boolean }) {
  const server = useInstance('server');
  return (
    <>
      {required && <Required />}
      <p className={styles.instruction}>
        <FormattedMessage
          id="password_reset.on_server"
          defaultMessage="This server has its own page for resetting passwords."
        />
      </p>
      <LinkButton href={`${server}/auth/password/new`} tone="primary" external>
        <FormattedMessage id="password_reset.to_server" defaultMessage="Open password reset page" />
      </LinkButton>
    </>
  );
}

function ReturnHome() {
  return (
    <LinkButton href={pathTo('root')} internal>
      <FormattedMessage id="password_reset.return_home" defaultMessage="Return to the home page" />
    </LinkButton>
  );
}
