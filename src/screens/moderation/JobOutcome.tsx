/** The failure of an action, or that somebody else was faster; spoken as it comes. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Moderation.module.css';

interface Props {
  jobs: readonly { phase: string; reason: string | null }[];
  /** Says that somebody else was faster. */
  overtaken?: ReactNode;
}

export function JobOutcome({ jobs, overtaken }: Props) {
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
          {overtaken ?? (
            <FormattedMessage
              id="moderation.overtaken"
              defaultMessage="Someone else has already handled this report."
            />
          )}
        </p>
      )}
    </div>
  );
}
