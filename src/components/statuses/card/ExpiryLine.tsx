/** Says when a status deletes itself. As long as one is shown, a saga watches the time. */
import { FormattedMessage } from 'react-intl';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { expiringStatusShown } from '@/slices/statuses/statusExpiry';
import { RelativeTime } from '@/ui/text/RelativeTime';
import styles from './StatusBody.module.css';

interface Props {
  statusId: string;
  expiresAt: string;
}

export function ExpiryLine({ statusId, expiresAt }: Props) {
  useWhileMounted(statusId, expiringStatusShown(), null);
  return (
    <p className={styles.edited}>
      <FormattedMessage
        id="status.expires"
        defaultMessage="Deletes itself {when}"
        values={{ when: <RelativeTime date={expiresAt} form="long" /> }}
      />
    </p>
  );
}
