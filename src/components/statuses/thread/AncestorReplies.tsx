/**
 * Shows the replies to an ancestor that are outside of the branch, by focusing the thread on it.
 */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { threadFocused } from '@/slices/statuses/threadFocus';
import { Button } from '@/ui/buttons/Button';
import styles from './StatusThread.module.css';

interface Props {
  /** The key of the thread view. */
  where: string;
  nodeId: string;
  count: number;
}

export function AncestorReplies({ where, nodeId, count }: Props) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.others}>
      <Button tone="quiet" size="small" onPress={() => dispatch(threadFocused({ where, nodeId }))}>
        <FormattedMessage
          id="status.ancestor_others"
          defaultMessage="Show {count, plural, one {# other reply} other {# other replies}}"
          values={{ count }}
        />
      </Button>
    </div>
  );
}
