/** Says that a status was edited, and when. */
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '@/ui/text/RelativeTime';
import styles from './StatusBody.module.css';

export function EditedLine({ editedAt }: { editedAt: string }) {
  const time = <RelativeTime date={editedAt} form="long" absolute />;
  return (
    <p className={styles.edited}>
      <FormattedMessage id="status.edited_at" defaultMessage="Edited {time}" values={{ time }} />
    </p>
  );
}
