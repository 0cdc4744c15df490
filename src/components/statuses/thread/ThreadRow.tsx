/**
 * One status of a thread with the thread controls at this point. Under its own card the status is
 * only named, as it is shown right above.
 */
import { memo, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { RepliesLine } from '@/components/statuses/thread/RepliesLine';
import { StatusBoundary } from '@/components/statuses/card/StatusBoundary';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { Thread } from '@/domain/statuses/thread';
import { useAppDispatch } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import type { ShownRow } from '@/selectors/statuses/threads';
import { threadFocused } from '@/slices/statuses/threadFocus';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { AncestorReplies } from './AncestorReplies';
import { MissingReplies } from './MissingReplies';
import { ThreadControls } from './ThreadControls';
import styles from './StatusThread.module.css';

interface Props {
  /** The status that the thread was opened for. */
  statusId: string;
  /** The key of the thread view. */
  where: string;
  thread: Thread;
  row: ShownRow;
  /** From 1. */
  at: number;
  of: number;
  /** The server has told the conversation. */
  told: boolean;
  /** True for the root of the tree. */
  isStart: boolean;
  /** In chronological order: it answers the row right above, or the row below answers it. */
  answers: boolean;
  answered: boolean;
  /** True if part of the tree under it is collapsed. */
  hasFolded: boolean;
  inline: boolean;
}

export const ThreadRow = memo(function ThreadRow({
  statusId,
  where,
  thread,
  row,
  at,
  of,
  told,
  isStart,
  answers,
  answered,
  hasFolded,
  inline,
}: Props) {
  const { conversationOtherRepliesButton, conversationTreeFadeAncestors } = useDisplayPreferences();
  const dispatch = useAppDispatch();
  const isFocus = row.id === statusId;
  const others = row.part === 'ancestor' && row.others > 0 && (
    <AncestorReplies where={where} nodeId={row.id} count={row.others} />
  );
  const inside = conversationOtherRepliesButton === 'inside';
  const replies = row.part === 'linear' && row.replies > 0 && (
    <RepliesLine
      replyIds={thread.nodes.get(row.id)?.replyIds ?? []}
      onFocusThread={() => dispatch(threadFocused({ where, nodeId: row.id }))}
    />
  );
  const isFaded = row.part === 'ancestor' && conversationTreeFadeAncestors;
  return (
    <div
      className={styles.row}
      role="listitem"
      aria-level={row.depth + 1}
      aria-posinset={at}
      aria-setsize={of}
      data-thread-row={row.id}
      data-faded={isFaded || undefined}
      data-new={row.isNew || undefined}
      style={row.depth > 0 ? ({ '--depth': row.depth } as CSSProperties) : undefined}
    >
      {row.isNew && (
        <span className={styles.new}>
          <FormattedMessage id="status.new_reply" defaultMessage="New" />{' '}
          <VisuallyHidden>
            <FormattedMessage id="status.new_since" defaultMessage="since your last visit" />
          </VisuallyHidden>
        </span>
      )}
      {inline && isFocus ? (
        <div className={styles.self}>
          <FormattedMessage id="status.this_post" defaultMessage="The post above" />
          {replies}
        </div>
      ) : (
        <StatusBoundary statusId={row.id}>
          <StatusCard
            statusId={row.id}
            viewingContext="conversation"
            decision={row.decision}
            focused={isFocus}
            answers={answers}
            answered={answered}
          >
            {inside && others}
            {replies}
          </StatusCard>
        </StatusBoundary>
      )}
      {!inside && others}
      {row.part === 'tree' && row.below > 0 && (
        <ThreadControls
          statusId={statusId}
          where={where}
          thread={thread}
          row={row}
          isStart={isStart}
          hasFolded={hasFolded}
        />
      )}
      {told && (row.missingReplies > 0 || row.parentUnknown) && (
        <MissingReplies
          statusId={statusId}
          nodeId={row.id}
          count={row.missingReplies}
          parentUnknown={row.parentUnknown}
        />
      )}
    </div>
  );
});
