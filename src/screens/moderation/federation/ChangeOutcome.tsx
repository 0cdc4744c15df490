/** The state of a change to a rule; a failure is spoken as it comes. */
import { FormattedMessage } from 'react-intl';
import type { ChangeResult } from '@/slices/admin/federation';
import styles from './Federation.module.css';

export function ChangeOutcome({ result }: { result: ChangeResult | undefined }) {
  return (
    <div className={styles.outcome} role="status">
      {result?.phase === 'failed' && (
        <FormattedMessage
          id="general.generic_error_message"
          defaultMessage="An error occured: {detail}"
          values={{ detail: result.reason }}
        />
      )}
      {result?.phase === 'overtaken' && (
        <FormattedMessage
          id="federation.overtaken"
          defaultMessage="Someone else just changed this rule."
        />
      )}
    </div>
  );
}
