/**
 * The page that the server's login page redirects to: submits the code and shows its progress, or
 * the error together with the login form to try again.
 */
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LoginForm } from '@/components/session/login/LoginForm';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { oauthCodeReceived, oauthErrorReceived } from '@/slices/session/session';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Spinner } from '@/ui/feedback/Spinner';
import styles from './LoginScreen.module.css';

export default function OauthCallbackScreen() {
  const [query] = useSearchParams();
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => state.session.failure);
  const code = query.get('code');
  const state = query.get('state');

  const error = query.get('error');
  const description = query.get('error_description');

  useEffect(() => {
    if (code) dispatch(oauthCodeReceived({ code, state }));
    else if (error) dispatch(oauthErrorReceived({ error, description, state }));
  }, [dispatch, code, state, error, description]);

  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="login.signing_in" defaultMessage="Logging in" />}
      />
      {code && !failure ? (
        <p className={styles.waiting}>
          <Spinner decorative />
          <FormattedMessage id="login.please_wait" defaultMessage="Just a moment…" />
        </p>
      ) : (
        <div className={styles.form}>
          <LoginForm />
        </div>
      )}
    </>
  );
}
