/** Shows the rest of a long run of mentions. */
import { FormattedMessage } from 'react-intl';
import styles from './MoreMentions.module.css';

interface Props {
  count: number;
  onPress: () => void;
}

export function MoreMentions({ count, onPress }: Props) {
  return (
    <button type="button" className={styles.more} onClick={onPress}>
      <FormattedMessage
        id="status.plus_more"
        defaultMessage="+{number} more"
        values={{ number: count }}
      />
    </button>
  );
}
