/** How far the pressed actions are: which are done, which failed, with pause and another try. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectReportWork } from '@/selectors/admin/reportQueue';
import {
  failedReportJobsRetried,
  reportWorkDropped,
  reportWorkPaused,
} from '@/slices/admin/reportQueue';
import { Button } from '@/ui/buttons/Button';
import styles from './Moderation.module.css';

export function WorkBar() {
  const id = useId();
  const dispatch = useAppDispatch();
  const work = useAppSelector(selectReportWork);
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
        <Button size="small" onPress={() => dispatch(reportWorkPaused({ paused: !paused }))}>
          {paused ? (
            <FormattedMessage id="moderation.go_on" defaultMessage="Continue" />
          ) : (
            <FormattedMessage id="flow.pause" defaultMessage="Pause" />
          )}
        </Button>
      )}
      {failed > 0 && (
        <Button size="small" onPress={() => dispatch(failedReportJobsRetried())}>
          <FormattedMessage id="general.error_retry" defaultMessage="Try again" />
        </Button>
      )}
      {(paused || waiting === 0) && (
        <Button size="small" onPress={() => dispatch(reportWorkDropped())}>
          <FormattedMessage id="general.dismiss" defaultMessage="Dismiss" />
        </Button>
      )}
    </div>
  );
}
