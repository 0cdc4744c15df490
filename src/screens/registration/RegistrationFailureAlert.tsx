/** The server's objections, a sentence each, or the reason why the request failed. */
import { LoginFailureText } from '@/components/session/login/LoginFailureText';
import { problemSentence } from '@/domain/session/registration';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRegistration } from '@/selectors/session/registration';
import { registrationFailureDismissed } from '@/slices/session/registration';
import { Notice } from '@/ui/feedback/Notice';
import styles from './RegistrationScreen.module.css';

export function RegistrationFailureAlert() {
  const dispatch = useAppDispatch();
  const { failure } = useAppSelector(selectRegistration);
  if (!failure) return null;
  return (
    <Notice tone="error" onDismiss={() => dispatch(registrationFailureDismissed())}>
      {failure.kind === 'fields' ? (
        <ul className={styles.problems}>
          {failure.problems.map((problem) => {
            const sentence = problemSentence(problem);
            return (
              <li key={sentence}>
                <bdi>{sentence}</bdi>
              </li>
            );
          })}
        </ul>
      ) : (
        <LoginFailureText failure={failure} />
      )}
    </Notice>
  );
}
