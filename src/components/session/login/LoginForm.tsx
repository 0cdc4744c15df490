/** Signing in, in whichever step it is: name and password, the server's own page, or a code. */
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { useCan } from '@/hooks/useCan';
import { CodeForm } from './deferredForms';
import { PasswordForm } from './PasswordForm';
import { TokenForm } from './TokenForm';

export function LoginForm() {
  const strategy = useAppSelector((state) => state.session.strategy);
  const loginMethod = useInstance('loginMethod');
  const takesPasswords = useCan('passwordLogin');
  if (strategy === 'totp' || strategy === 'recovery') {
    // A key of its own: the code typed for the one is no good for the other.
    return <CodeForm key={strategy} kind={strategy} />;
  }
  const byToken = strategy === 'token' || loginMethod === 'token' || !takesPasswords;
  return byToken ? <TokenForm /> : <PasswordForm />;
}
