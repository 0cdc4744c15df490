/** Parts of the login that are rarely needed, loaded on demand. */
import { useEffect } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectLoggingIn } from '@/selectors/session/session';
import { deferredComponent } from '@/ui/deferred/deferredComponent';

export const CodeForm = deferredComponent(
  async () => (await import(/* webpackChunkName: "login" */ './CodeForm')).CodeForm,
);

const LoginFailureAlert = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "login" */ './LoginFailureAlert')).LoginFailureAlert,
);

/** The code is loaded while the server answers, so that a lost connection can be told of. */
export function LoginFailure() {
  const failed = useAppSelector((state) => state.session.failure !== null);
  const busy = useAppSelector(selectLoggingIn);
  useEffect(() => {
    if (busy) LoginFailureAlert.prefetch();
  }, [busy]);
  return failed && <LoginFailureAlert />;
}
