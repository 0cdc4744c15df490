/** A feed of articles of any length, of which only those near the window are in the page. */
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useAppStore } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useScrollAnchorKey, useWindowing } from '@/virtualList/useWindowing';
import { firstRowsShown, isHeldBack, untilFirstView } from '@/lib/scheduler/firstView';
import styles from './WindowedFeed.module.css';

interface Props {
  /** Identifies the list, whose scroll anchor is kept while it is unmounted. */
  list: string;
  /** The accessible name of the feed: the title of its screen. */
  label: string;
  busy: boolean;
  /** True while the list has just moved by itself, so that presses do not hit the wrong row. */
  blockInput?: boolean;
  ids: readonly string[];
  /** Incremented whenever focus was lost in favour of these rows: the first takes it. */
  focusWishes?: number;
  /** For rows that are slow to render: starts with those in view, and adds the rest in steps. */
  incremental?: boolean;
  /** Renders one row as one element. */
  row: (id: string, index: number) => ReactNode;
  /** Rendered above the rows: the skeleton of loading content. */
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
      // A feed without articles must not have the role.
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

/** True on a first screen: its rows are laid out only when in view, until it is shown. */
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
