/** The rows of a long list that belong on the page now. The list keeps its place while it is away. */
import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Piece, Span } from '@/lib/rowSpan';
import { createWindowing, type Place, type Windowing } from './windowing';

/** Lists that were left, with all they knew of their rows; the newest last. */
const left = new Map<string, Windowing>();
/** Where the reader was in a list, for each entry of the history. */
const places = new Map<string, Place | null>();
const KEPT_LISTS = 20;
const KEPT_PLACES = 200;

function remember<Value>(table: Map<string, Value>, key: string, value: Value, most: number): void {
  table.delete(key);
  table.set(key, value);
  for (const oldest of table.keys()) {
    if (table.size <= most) return;
    table.delete(oldest);
  }
}

export interface WindowedRows {
  feed: RefObject<HTMLDivElement | null>;
  pieces: Piece[];
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
): WindowedRows {
  const entry = `${useLocation().key} ${list}`;
  const feed = useRef<HTMLDivElement>(null);
  const [windowing] = useState(() => {
    const known = left.get(list) ?? createWindowing();
    if (begin === null) known.seek(null);
    else if (places.has(entry)) known.seek(places.get(entry) ?? null);
    else known.seek(begin === undefined ? known.place() : { rows: [{ id: begin, offset: null }] });
    return known;
  });
  const [chosen, choose] = useState<Span | null>(null);
  const all = { ids, start: 0, end: ids.length, held: [] };
  const span = whole
    ? all
    : chosen && chosen.end > 0
      ? windowing.carry(ids, chosen)
      : windowing.firstSpan(ids, begin !== undefined);
  const pieces = windowing.pieces(span);

  useLayoutEffect(() => {
    if (!feed.current) return;
    return windowing.attach(feed.current, (next, urgent) => {
      if (urgent) choose(next);
      else startTransition(() => choose(next));
    });
  }, [windowing]);

  useLayoutEffect(() => {
    const rows = pieces.flatMap((piece) => ('row' in piece ? [ids[piece.row] ?? ''] : []));
    windowing.committed(span, rows);
  });

  useLayoutEffect(
    () => () => {
      remember(left, list, windowing, KEPT_LISTS);
      remember(places, entry, windowing.place(), KEPT_PLACES);
    },
    [windowing, list, entry],
  );

  return { feed, pieces };
}
