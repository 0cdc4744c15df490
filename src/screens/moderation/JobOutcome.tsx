/** The failure of an action, or that somebody else was faster; spoken as it comes. */
import { FormattedMessage } from 'react-intl';
import type { ReportJob } from '@/slices/admin/reportQueue';
import styles from './Moderation.module.css';

export function JobOutcome({ jobs }: { jobs: readonly ReportJob[] }) {
  const failed = jobs.find(({ phase }) => phase === 'failed');
  const isOvertaken = jobs.some(({ phase }) => phase === 'overtaken');
  return (
    <div className={styles.outcome} role="status">
      {failed && (
        <p>
          <FormattedMessage
            id="general.generic_error_message"
            defaultMessage="An error occured: {detail}"
            values={{ detail: failed.reason }}
          />
        </p>
      )}
      {isOvertaken && (
        <p>
          <FormattedMessage
            id="moderation.overtaken"
            defaultMessage="Someone else has already handled this report."
          />
        </p>
      )}
    </div>
  );
}
