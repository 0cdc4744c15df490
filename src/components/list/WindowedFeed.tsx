/** A feed of articles, however long, of which the page holds what is near the window. */
import { Fragment, useEffect, type ReactNode, type RefObject } from 'react';
import { useReading } from '@/hooks/useReading';
import { useWindowing } from '@/hooks/useWindowing';
import { firstRowsShown } from '@/lib/firstView';
import styles from './WindowedFeed.module.css';

interface Props {
  /** Names the list, whose place is kept while it is away. */
  list: string;
  /** The name of the feed: the title of its screen. */
  label: string;
  busy: boolean;
  /** It has just moved by itself: presses are not meant for what now stands under them. */
  settling?: boolean;
  ids: readonly string[];
  /** Set where what has the focus is about to go: the first row takes it. */
  wantsFocus?: RefObject<boolean>;
  /** Draws one row as one element. */
  row: (id: string, index: number) => ReactNode;
  /** Stands above the rows: the shape of what comes. */
  children?: ReactNode;
}

export function WindowedFeed(props: Props) {
  const { list, label, busy, settling = false, ids, row, wantsFocus, children } = props;
  const { virtualScrolling } = useReading();
  const { feed, pieces } = useWindowing(list, ids, !virtualScrolling, undefined, wantsFocus);
  const isEmpty = ids.length === 0;
  useEffect(() => {
    if (!isEmpty) firstRowsShown();
  }, [isEmpty]);
  return (
    <div
      ref={feed}
      className={styles.feed}
      role="feed"
      aria-label={label}
      aria-busy={busy}
      data-settling={settling || undefined}
    >
      {children && <div data-space="">{children}</div>}
      {pieces.map((piece) => {
        if ('space' in piece) {
          const height = { blockSize: `${piece.space}px` };
          return <div key={piece.key} data-space="" style={height} aria-hidden />;
        }
        const id = ids[piece.row] ?? '';
        return <Fragment key={id}>{row(id, piece.row)}</Fragment>;
      })}
    </div>
  );
}
