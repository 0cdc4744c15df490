/**
 * The security settings of the account, or a link for servers that have their own pages for them.
 */
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from '@/hooks/useCan';
import { useAppDispatch } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { securityLeft, securityOpened } from '@/slices/settings/security';
import { DeletionForm, EmailForm, MoveForm, PasswordForm } from './AccountForms';
import { AliasesForm } from './AliasesForm';
import { SecondFactor } from './SecondFactor';
import { securitySections } from './securitySections';
import { Sessions } from './Sessions';

export function SecurityTab() {
  return useCan('accountManagement') ? <Own /> : <OnServer />;
}

function Own() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(securityOpened());
    return () => {
      dispatch(securityLeft());
    };
  }, [dispatch]);
  return (
    <>
      <EmailForm />
      <PasswordForm />
      <SecondFactor />
      <Sessions />
      <AliasesForm />
      <MoveForm />
      <DeletionForm />
    </>
  );
}

function OnServer() {
  const server = useInstance('server');
  return (
    <p data-section={securitySections.onServer.id}>
      <a href={`${server}/auth/edit`} target="_blank" rel="noreferrer">
        <FormattedMessage {...securitySections.onServer.title} />
      </a>
    </p>
  );
}
