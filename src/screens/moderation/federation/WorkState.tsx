/** How far the changes are: which are done, which failed, with pause and another try. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFederationWork } from '@/selectors/admin/federation';
import {
  failedChangesRetried,
  federationWorkDropped,
  federationWorkPaused,
} from '@/slices/admin/federation';
import { Button } from '@/ui/buttons/Button';
import styles from './Federation.module.css';

export function WorkState() {
  const id = useId();
  const dispatch = useAppDispatch();
  const work = useAppSelector(selectFederationWork);
  // A single change shows at its own row, unless there is none any more.
  if (!work || (work.all < 2 && work.failed === 0)) return null;
  const { done, all, failed, overtaken, atWork, paused } = work;
  const settled = done + overtaken;
  return (
    <div className={styles.work} data-surface="raised">
      <label htmlFor={id}>
        <FormattedMessage
          id="moderation.progress"
          defaultMessage="Done: {done, number} of {all, number}. Failed: {failed, number}."
          values={{ done: settled, all, failed }}
        />
      </label>
      <progress id={id} max={all} value={settled} />
      {settled + failed < all && (
        <Button size="small" onPress={() => dispatch(federationWorkPaused({ paused: !paused }))}>
          {paused ? (
            <FormattedMessage id="moderation.go_on" defaultMessage="Continue" />
          ) : (
            <FormattedMessage id="flow.pause" defaultMessage="Pause" />
          )}
        </Button>
      )}
      {failed > 0 && (
        <Button size="small" onPress={() => dispatch(failedChangesRetried())}>
          <FormattedMessage id="general.error_retry" defaultMessage="Try again" />
        </Button>
      )}
      {(paused || !atWork) && (
        <Button size="small" onPress={() => dispatch(federationWorkDropped())}>
          <FormattedMessage id="general.dismiss" defaultMessage="Dismiss" />
        </Button>
      )}
    </div>
  );
}
