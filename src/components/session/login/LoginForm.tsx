/** The login form in its current step: password, the server's own page, or second factor. */
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
    // Keyed, so that a code typed for one kind is not kept for the other.
    return <CodeForm key={strategy} kind={strategy} />;
  }
  const byToken = strategy === 'token' || loginMethod === 'token' || !takesPasswords;
  return byToken ? <TokenForm /> : <PasswordForm />;
}
