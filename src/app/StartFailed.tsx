/** Shown when start-up failed: the cause, advice, and a way to start without any stored data. */
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { safely } from '@/domain/session/safeStart';
import { useAppSelector } from '@/hooks/store';
import { Button } from '@/ui/buttons/Button';
import { LinkButton } from '@/ui/buttons/LinkButton';
import styles from './StartFailed.module.css';

export function StartFailed() {
  const reason = useAppSelector((state) => state.startup.reason);
  const place = useLocation();
  return (
    <main className={styles.page}>
      <h1>
        <FormattedMessage id="errors.start_failed" defaultMessage="The app couldn't start" />
      </h1>
      <p>
        <FormattedMessage
          id="errors.start_failed_explanation"
          defaultMessage="Try again first. If that doesn't help, start in safe mode, without your saved settings and custom theme. Nothing will be deleted."
        />
      </p>
      {reason !== null && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
      <p className={styles.actions}>
        <Button tone="primary" onPress={tryAgain}>
          <FormattedMessage id="general.error_retry" defaultMessage="Try again" />
        </Button>
        <LinkButton href={safely(place)}>
          <FormattedMessage id="errors.start_safely" defaultMessage="Start in safe mode" />
        </LinkButton>
        <LinkButton href={standalonePaths.diagnostics}>
          <FormattedMessage id="doctor.title" defaultMessage="Diagnostics" />
        </LinkButton>
      </p>
    </main>
  );
}

function tryAgain(): void {
  window.location.reload();
}
