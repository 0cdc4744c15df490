/** Starting went wrong: what failed, what to try, and a start without anything remembered. */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { Button } from '@/ui/Button';
import styles from './StartFailed.module.css';

export function StartFailed() {
  const reason = useAppSelector((state) => state.startup.reason);
  return (
    <main className={styles.page}>
      <h1>
        <FormattedMessage id="errors.start_failed" defaultMessage="This page could not start" />
      </h1>
      <p>
        <FormattedMessage
          id="errors.start_failed_explanation"
          defaultMessage="Try again first. If that does not help, start safely: without remembered settings and without a custom theme. Nothing that is stored is deleted."
        />
      </p>
      {reason !== null && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
      <p className={styles.actions}>
        <Button tone="primary" onPress={tryAgain}>
          <FormattedMessage id="general.error_retry" defaultMessage="Please try again" />
        </Button>
        <Button onPress={startSafely}>
          <FormattedMessage id="errors.start_safely" defaultMessage="Start safely" />
        </Button>
      </p>
    </main>
  );
}

function tryAgain(): void {
  window.location.reload();
}

function startSafely(): void {
  const url = new URL(window.location.href);
  url.searchParams.set('safe', '1');
  window.location.assign(url);
}
