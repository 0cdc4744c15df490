/** Returns the rows of a long list to mount now, and restores the scroll anchor on return. */
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { RowOrSpacer, RowRange } from '@/virtualList/rowRange';
import { scrollAnchorSaved } from '@/slices/timelines/scrollAnchors';
import { useAppStore } from '@/hooks/store';
import { createWindowing, type Windowing } from './windowing';

/** Lists that were unmounted, with their row measurements; the newest last. */
const left = new Map<string, Windowing>();
const KEPT_LISTS = 20;

function remember(list: string, windowing: Windowing): void {
  left.delete(list);
  left.set(list, windowing);
  for (const oldest of left.keys()) {
    if (left.size <= KEPT_LISTS) return;
    left.delete(oldest);
  }
}

/** The key of a list's scroll anchor: one for each history entry. */
export const useScrollAnchorKey = (list: string): string => `${useLocation().key} ${list}`;

interface WindowedRows {
  feed: RefObject<HTMLDivElement | null>;
  pieces: RowOrSpacer[];
}

/**
 * `list` identifies the list: mounting it again restores its anchor. With a row to `begin` at, it
 * starts there unless an anchor is restored; with `null`, it is nested in a row of another list and
 * leaves the scroll position alone.
 */
export function useWindowing(
  list: string,
  ids: readonly string[],
  whole: boolean,
  begin?: string | null,
  /**
   * Counts how often focus was lost in favour of these rows: the first takes it once it is mounted.
   */
  focusWishes = 0,
  /** Starts with the rows in view, and adds the rest in steps. */
  incremental = begin !== undefined,
): WindowedRows {
  const entry = useScrollAnchorKey(list);
  const store = useAppStore();
  const inRow = begin === null;
  const feed = useRef<HTMLDivElement>(null);
  const [windowing] = useState(() => {
    const known = left.get(list) ?? createWindowing();
    const kept = store.getState().scrollAnchors[entry];
    if (begin === null) known.restore(null);
    else if (kept !== undefined) known.restore(kept);
    else
      known.restore(
        begin === undefined ? (known.anchor() ?? null) : { rows: [{ id: begin, offset: null }] },
      );
    return known;
  });
  const [chosen, choose] = useState<RowRange | null>(null);
  const all = { ids, start: 0, end: ids.length, held: [] };
  const spanOf = () => {
    if (whole) return all;
    if (chosen && chosen.end > 0) return windowing.carry(ids, chosen);
    const first = windowing.firstSpan(ids, incremental);
    // Later rows are added in steps; a list with a row to begin at waits for that row first.
    if (first.end > 0 && begin === undefined) choose(first);
    return first;
  };
  const span = spanOf();
  const pieces = windowing.pieces(span);

  const committing = useRef(false);
  const granted = useRef(focusWishes);
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!feed.current) return;
    return windowing.attach(feed.current, (next, urgent) => {
      if (!urgent) startTransition(() => choose(next));
      // Flushed, since React's own task after this would be a frame or more too late.
      else if (!committing.current) flushSync(() => choose(next));
      else choose(next);
    });
  }, [windowing]);

  useLayoutEffect(() => {
    const rows = pieces.flatMap((piece) => ('row' in piece ? [ids[piece.row] ?? ''] : []));
    committing.current = true;
    if (granted.current !== focusWishes) wantsFocus.current = true;
    granted.current = focusWishes;
    windowing.committed(span, rows, wantsFocus);
    committing.current = false;
  });

  const lastAnchor = useRef<ReturnType<Windowing['anchor']>>(undefined);
  useLayoutEffect(
    () => () => {
      remember(list, windowing);
      lastAnchor.current = windowing.anchor();
    },
    [windowing, list, entry],
  );

  useEffect(() => {
    const note = (anchor: ReturnType<Windowing['anchor']>) => {
      if (!inRow && anchor !== undefined) store.dispatch(scrollAnchorSaved({ entry, anchor }));
    };
    // A hidden page may be closed without any further event.
    const heed = () => {
      if (document.hidden) note(windowing.anchor());
    };
    document.addEventListener('visibilitychange', heed);
    return () => {
      document.removeEventListener('visibilitychange', heed);
      // Dispatched after the next screen is painted, so as not to delay it.
      note(lastAnchor.current);
    };
  }, [windowing, entry, inRow, store]);

  return { feed, pieces };
}
