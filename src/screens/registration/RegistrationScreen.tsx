/**
 * Signing up, openly or with the invitation in the address. Redirects members, and visitors without
 * a required invitation, to the start page.
 */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectRegistration } from '@/selectors/session/registration';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { RegistrationForm } from './RegistrationForm';
import { RequestSent } from './RequestSent';
import styles from './RegistrationScreen.module.css';

interface Props {
  params: Record<string, string>;
}

export default function RegistrationScreen({ params }: Props) {
  const token = params.token ?? null;
  const isOpen = useInstance('registrationOpen');
  const starting = useAppSelector(({ startup }) => startup.phase === 'starting');
  const sessionPending = useAppSelector(selectSessionPending);
  const signedIn = useAppSelector(selectSignedIn);
  const result = useAppSelector((state) => selectRegistration(state).result);
  const [before] = useState(result);

  // A new member is on the way to the home timeline already.
  const joined = result === 'ok' && before !== 'ok';
  if (signedIn && !joined) return <Navigate to={pathTo('root')} replace />;
  const unknown = starting || sessionPending;
  if (!isOpen && token === null && !unknown) return <Navigate to={pathTo('root')} replace />;
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="registration.registration" defaultMessage="Sign up" />}
      />
      <div className={styles.page}>
        {unknown && <Skeleton shape="line" count={8} />}
        {!unknown && result === 'request_sent' && before !== result && <RequestSent />}
        {!unknown && !(result === 'request_sent' && before !== result) && (
          <RegistrationForm inviteToken={token} />
        )}
      </div>
    </>
  );
}
