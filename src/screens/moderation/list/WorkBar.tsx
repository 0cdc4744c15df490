/** How far the pressed actions are: which are done, which failed, with pause and another try. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import styles from '@/screens/moderation/Moderation.module.css';

interface Props {
  /** Null if there is no work, and nothing failed. */
  work: { done: number; asked: number; failed: number; waiting: number; paused: boolean } | null;
  onPause: (paused: boolean) => void;
  onRetry: () => void;
  onDrop: () => void;
}

export function WorkBar({ work, onPause, onRetry, onDrop }: Props) {
  const id = useId();
  // A single action shows at its own row.
  if (!work || (work.asked < 2 && work.failed === 0)) return null;
  const { done, asked, failed, waiting, paused } = work;
  return (
    <div className={styles.work} data-surface="raised">
      <label htmlFor={id}>
        <FormattedMessage
          id="moderation.progress"
          defaultMessage="Done: {done, number} of {all, number}. Failed: {failed, number}."
          values={{ done, all: asked, failed }}
        />
      </label>
      <progress id={id} max={Math.max(1, asked)} value={done} />
      {waiting > 0 && (
        <Button size="small" onPress={() => onPause(!paused)}>
          {paused ? (
            <FormattedMessage id="moderation.go_on" defaultMessage="Continue" />
          ) : (
            <FormattedMessage id="flow.pause" defaultMessage="Pause" />
          )}
        </Button>
      )}
      {failed > 0 && (
        <Button size="small" onPress={onRetry}>
          <FormattedMessage id="general.error_retry" defaultMessage="Try again" />
        </Button>
      )}
      {(paused || waiting === 0) && (
        <Button size="small" onPress={onDrop}>
          <FormattedMessage id="general.dismiss" defaultMessage="Dismiss" />
        </Button>
      )}
    </div>
  );
}
