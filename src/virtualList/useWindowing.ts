/** The rows of a long list that belong on the page now. The list keeps its place while it is away. */
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

/** Lists that were left, with all they knew of their rows; the newest last. */
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

/** Under which name the place in a list is kept: one for each entry of the history. */
export const useScrollAnchorKey = (list: string): string => `${useLocation().key} ${list}`;

export interface WindowedRows {
  feed: RefObject<HTMLDivElement | null>;
  pieces: RowOrSpacer[];
}

/**
 * `list` names the list: coming back to it brings its place back. One that has a row to `begin` with
 * goes there on every visit but those that come back; one that has none, `null`, is part of a row of
 * another list and leaves the page where that has put it.
 */
export function useWindowing(
  list: string,
  ids: readonly string[],
  whole: boolean,
  begin?: string | null,
  /** How often the focus was lost for these rows: the first takes it once it is on the page. */
  focusWishes = 0,
  /** Begins with what is in sight, and makes the rest in steps. */
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
    // What comes later is made in steps; one that has a row to begin with waits for that.
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
      // What React does in a task of its own after this would come a frame or more too late.
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
    // A page that is hidden may be gone without another word.
    const heed = () => {
      if (document.hidden) note(windowing.anchor());
    };
    document.addEventListener('visibilitychange', heed);
    return () => {
      document.removeEventListener('visibilitychange', heed);
      // Told after what takes its place is painted, which it would hold up.
      note(lastAnchor.current);
    };
  }, [windowing, entry, inRow, store]);

  return { feed, pieces };
}
