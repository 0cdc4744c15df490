/** The actions on the replies under a node of the tree: show, hide, open, focus. */
import { FormattedMessage } from 'react-intl';
import type { Thread } from '@/domain/statuses/thread';
import { expandAll } from '@/domain/statuses/threads/threadRows';
import { useAppDispatch } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import type { ShownRow } from '@/selectors/statuses/threads';
import { threadFocused } from '@/slices/statuses/threadFocus';
import { threadNodesToggled } from '@/slices/statuses/threadViews';
import { Button } from '@/ui/buttons/Button';
import { FocusThreadButton } from './FocusThreadButton';
import styles from './StatusThread.module.css';

interface Props {
  statusId: string;
  /** The key of the thread view. */
  where: string;
  thread: Thread;
  row: ShownRow;
  isStart: boolean;
  /** True if part of the tree under its root is collapsed. */
  hasFolded: boolean;
}

export function ThreadControls({ statusId, where, thread, row, isStart, hasFolded }: Props) {
  const { conversationTreeAdvanced } = useDisplayPreferences();
  const dispatch = useAppDispatch();
  const { id: nodeId, showing, continues, replies, below } = row;
  const display = (displays: Record<string, boolean>) =>
    dispatch(threadNodesToggled({ statusId, displays }));

  if (continues) {
    return (
      <div className={styles.controls}>
        <Button size="small" onPress={() => dispatch(threadFocused({ where, nodeId }))}>
          <FormattedMessage
            id="status.thread_follow"
            defaultMessage="Continue conversation ({count, plural, one {# post} other {# posts}})"
            values={{ count: below }}
          />
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      <Button
        tone="quiet"
        size="small"
        expanded={showing}
        onPress={() => display({ [nodeId]: !showing })}
      >
        {showing ? (
          <FormattedMessage id="status.thread_hide" defaultMessage="Hide replies" />
        ) : (
          <FormattedMessage
            id="status.thread_show"
            defaultMessage="Show {count, plural, one {# reply} other {# replies}}"
            values={{ count: replies }}
          />
        )}
      </Button>
      {(isStart ? hasFolded : !showing && below > replies) && (
        <Button tone="quiet" size="small" onPress={() => display(expandAll(thread, nodeId))}>
          <FormattedMessage
            id="status.thread_show_full"
            defaultMessage="Show all {count, plural, one {# reply} other {# replies}}"
            values={{ count: below }}
          />
        </Button>
      )}
      {conversationTreeAdvanced && !isStart && <FocusThreadButton where={where} nodeId={nodeId} />}
    </div>
  );
}
