/** The login form on a page of its own, for phones. */
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { LoginForm } from '@/components/session/login/LoginForm';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectSignedIn } from '@/selectors/session/session';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import styles from './LoginScreen.module.css';

export default function LoginScreen() {
  const signedIn = useAppSelector(selectSignedIn);
  if (signedIn) return <Navigate to={pathTo('friends')} replace />;
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="login.login" defaultMessage="Log in" />} />
      <div className={styles.form}>
        <LoginForm />
      </div>
    </>
  );
}
