/** The reason why a login failed, until it is dismissed. */
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { loginFailureDismissed } from '@/slices/session/session';
import { Notice } from '@/ui/feedback/Notice';
import { LoginFailureText } from './LoginFailureText';

export function LoginFailureAlert() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => state.session.failure);
  if (!failure) return null;
  return (
    <Notice tone="error" onDismiss={() => dispatch(loginFailureDismissed())}>
      <LoginFailureText failure={failure} />
    </Notice>
  );
}
