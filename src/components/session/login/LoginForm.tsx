/** The login form in its current step: password, the server's own page, or second factor. */
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { useCan } from '@/hooks/useCan';
import { selectKeptAccounts } from '@/selectors/session/accounts';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { CodeForm } from './deferredForms';
import { PasswordForm } from './PasswordForm';
import { TokenForm } from './TokenForm';

const OtherAccounts = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "accounts" */ '@/components/session/accounts/OtherAccounts'))
      .OtherAccounts,
  { optional: true },
);

export function LoginForm() {
  const hasOthers = useAppSelector((state) => selectKeptAccounts(state).length > 0);
  return (
    <>
      <CurrentStep />
      {hasOthers && <OtherAccounts />}
    </>
  );
}

function CurrentStep() {
  const strategy = useAppSelector((state) => state.session.strategy);
  const loginMethod = useInstance('loginMethod');
  const takesPasswords = useCan('passwordLogin');
  if (strategy === 'totp' || strategy === 'recovery') {
    // Keyed, so that a code typed for one kind is not kept for the other.
    return <CodeForm key={strategy} kind={strategy} />;
  }
  const byToken = strategy === 'token' || loginMethod === 'token' || !takesPasswords;
  return byToken ? <TokenForm /> : <PasswordForm />;
}
