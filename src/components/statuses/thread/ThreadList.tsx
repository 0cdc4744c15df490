/** The windowed rows of a thread. Starts at the opened status, and restores its scroll anchor. */
import { useEffect } from 'react';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useWindowing } from '@/virtualList/useWindowing';
import { firstRowsShown } from '@/lib/scheduler/firstView';
import { answersAbove } from '@/domain/statuses/threads/threadRows';
import type { ShownThread } from '@/selectors/statuses/threads';
import { ThreadRow } from './ThreadRow';
import styles from './StatusThread.module.css';

interface Props {
  statusId: string;
  /** The key of the thread view. */
  where: string;
  shown: ShownThread;
  label: string;
  busy: boolean;
  /** The server has told the conversation; before, posts are missing that are only awaited. */
  told: boolean;
  inline: boolean;
  /** True if the user has just focused a branch. */
  movesFocus: boolean;
}

export function ThreadList({
  statusId,
  where,
  shown,
  label,
  busy,
  told,
  inline,
  movesFocus,
}: Props) {
  const { virtualScrolling } = useDisplayPreferences();
  const { rows, ids, startId, threadFocusId } = shown;
  const { feed, pieces } = useWindowing(
    `thread ${statusId} ${threadFocusId ?? ''}`,
    ids,
    !virtualScrolling,
    inline ? null : (threadFocusId ?? statusId),
  );

  // There is at least one row: the status that it was opened for.
  useEffect(firstRowsShown, []);

  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (
      !movesFocus ||
      threadFocusId === null ||
      !feed.current ||
      document.activeElement !== document.body
    )
      return;
    const start = feed.current.querySelector<HTMLElement>(
      `[data-thread-row="${CSS.escape(threadFocusId)}"] article`,
    );
    start?.focus({ preventScroll: true });
  }, [feed, threadFocusId, movesFocus]);

  // Under its card, the status itself is not among the rows.
  const answers = (at: number) => !inline && answersAbove(shown.thread, rows[at], rows[at - 1]);
  return (
    <div ref={feed} className={styles.list} role="list" aria-label={label} aria-busy={busy}>
      {pieces.map((piece) => {
        if ('space' in piece) {
          const height = { blockSize: `${String(piece.space)}px` };
          return <div key={piece.key} data-space="" style={height} aria-hidden />;
        }
        const row = rows[piece.row];
        if (!row) return null;
        return (
          <ThreadRow
            key={row.id}
            statusId={statusId}
            where={where}
            thread={shown.thread}
            row={row}
            at={piece.row + 1}
            of={rows.length}
            told={told}
            isStart={row.id === startId}
            answers={answers(piece.row)}
            answered={answers(piece.row + 1)}
            hasFolded={row.id === startId && shown.folded > 0}
            inline={inline}
          />
        );
      })}
    </div>
  );
}
