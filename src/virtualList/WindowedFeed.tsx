/** A feed of articles, however long, of which the page holds what is near the window. */
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useAppStore } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useScrollAnchorKey, useWindowing } from '@/virtualList/useWindowing';
import { firstRowsShown, isHeldBack, untilFirstView } from '@/lib/scheduler/firstView';
import styles from './WindowedFeed.module.css';

interface Props {
  /** Names the list, whose place is kept while it is away. */
  list: string;
  /** The name of the feed: the title of its screen. */
  label: string;
  busy: boolean;
  /** It has just moved by itself: presses are not meant for what now stands under them. */
  blockInput?: boolean;
  ids: readonly string[];
  /** How often what had the focus went for these rows: with each time the first of them takes it. */
  focusWishes?: number;
  /** Its rows take long to draw: begins with what is in sight, and makes the rest in steps. */
  incremental?: boolean;
  /** Draws one row as one element. */
  row: (id: string, index: number) => ReactNode;
  /** Stands above the rows: the shape of what comes. */
  children?: ReactNode;
}

export function WindowedFeed(props: Props) {
  const {
    list,
    label,
    busy,
    blockInput = false,
    ids,
    row,
    focusWishes,
    incremental,
    children,
  } = props;
  const { virtualScrolling } = useDisplayPreferences();
  const { feed, pieces } = useWindowing(
    list,
    ids,
    !virtualScrolling,
    undefined,
    focusWishes,
    incremental,
  );
  const fastFirstPaint = useFastFirstPaint(list);
  const isEmpty = ids.length === 0;
  useEffect(() => {
    if (!isEmpty) firstRowsShown();
  }, [isEmpty]);
  return (
    <div
      ref={feed}
      className={styles.feed}
      // A feed without articles is none.
      role={isEmpty && !busy ? undefined : 'feed'}
      aria-label={isEmpty && !busy ? undefined : label}
      aria-busy={busy}
      data-settling={blockInput || undefined}
      data-hasteful={fastFirstPaint || undefined}
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

/** The first rows of a page are laid out as far as they are in sight, and all a moment later. */
function useFastFirstPaint(list: string): boolean {
  const entry = useScrollAnchorKey(list);
  const store = useAppStore();
  const [fastFirstPaint, setFastFirstPaint] = useState(
    () => isHeldBack() && (store.getState().scrollAnchors[entry] ?? null) === null,
  );
  useEffect(() => {
    if (fastFirstPaint) void untilFirstView().then(() => setFastFirstPaint(false));
  }, [fastFirstPaint]);
  return fastFirstPaint;
}
