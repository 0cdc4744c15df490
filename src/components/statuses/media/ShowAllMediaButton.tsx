/** Shows the hidden rows of a large gallery, and hides them again. */
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import styles from './Gallery.module.css';

interface Props {
  /** Of all files. */
  count: number;
  unfolded: boolean;
  onPress: (unfolded: boolean) => void;
}

export function ShowAllMediaButton({ count, unfolded, onPress }: Props) {
  return (
    <div className={styles.fold}>
      <Button size="small" expanded={unfolded} onPress={() => onPress(!unfolded)}>
        {unfolded ? (
          <FormattedMessage id="status.show_fewer_attachments" defaultMessage="Show fewer files" />
        ) : (
          <FormattedMessage
            id="status.show_all_attachments"
            defaultMessage="Show all {number} files"
            values={{ number: count }}
          />
        )}
      </Button>
    </div>
  );
}
