/**
 * A long list of which only the rows near the window are on the page, and the reader's place in it.
 * The place is a row and how far below the top of the window it stands; whatever happens above it
 * (news, pictures, rows made and unmade), it is put back there before the page is painted.
 */
import { createRowMeasurements, ESTIMATED_HEIGHT } from '@/virtualList/rowMeasurements';
import { toScrollAnchor, type ScrollAnchor, type AnchorRow } from '@/domain/timelines/scrollAnchor';
import {
  carryRange,
  nextRange,
  rowsAndSpacers,
  wantedRange,
  type RowOrSpacer,
  type RowRange,
} from '@/virtualList/rowRange';
import { createFocusRestoration, focusOn, followerOf, heldRows } from './focusRestoration';
import { createRowElements, BAR_BOTTOM } from './rowElements';
import { createScrollCompensation } from './scrollCompensation';

interface CurrentAnchor {
  /** Rows in sight from the top, so that one is left when others go. */
  rows: AnchorRow[];
  /** Nothing was to be seen there yet: rows come as fast as they can without being sought. */
  expected?: boolean;
}

/** Without an offset: as far down as the list begins on a page that is not scrolled. */
export interface RequestedAnchor {
  rows: { id: string; offset: number | null }[];
}

/** Scrolled no further than this, the reader is at the top and wants to see what comes. */
const TOP = 15;
const AT_LEAST = 3;
const PIXELS_PER_ROW = 80;

type Emit = (span: RowRange, urgent: boolean) => void;

export interface Windowing {
  /** A modest one has what is in sight; the rest is made in steps. */
  firstSpan(ids: readonly string[], incremental?: boolean): RowRange;
  /** The same rows, in the list as it is now. */
  carry(ids: readonly string[], span: RowRange): RowRange;
  pieces(span: RowRange): RowOrSpacer[];
  /** Begins to follow the page; returns what ends it. */
  attach(feed: HTMLElement, emit: Emit): () => void;
  /** These rows are on the page now, in this order. The first may be wanted to take the focus. */
  committed(span: RowRange, rows: readonly string[], wantsFocus: { current: boolean }): void;
  /** Null at the top; undefined where a place is sought that is not there yet. */
  anchor(): ScrollAnchor | null | undefined;
  /** Where the reader is to be put once the rows are there; null: where they are. */
  restore(place: RequestedAnchor | null): void;
}

const extraRows = (): number => Math.max(AT_LEAST, Math.floor(window.innerHeight / PIXELS_PER_ROW));

export function createWindowing(): Windowing {
  const measurements = createRowMeasurements();
  const elements = createRowElements();
  const focus = createFocusRestoration();
  let feed: HTMLElement | null = null;
  let emit: Emit = () => undefined;
  let observer: ResizeObserver | null = null;
  let span: RowRange = { ids: [], start: 0, end: 0, held: [] };
  let shown: readonly string[] = [];
  let anchor: CurrentAnchor | null = null;
  let requested: RequestedAnchor | null = null;
  /** Where the page was scrolled to when the place was noted or kept; null: that says nothing. */
  let scrolledTo: number | null = null;
  let scrolled = false;
  let frame = 0;
  let asked: RowRange | null = null;
  const compensation = createScrollCompensation(() => {
    if (scrolledTo !== null) scrolledTo = window.scrollY;
  });

  function measure(entries: readonly ResizeObserverEntry[]): void {
    if (elements.isOutdated()) {
      adopt();
      regainFocus(span.ids);
    }
    // Also by what stands above the list.
    let changed = entries.some(({ target }) => target === document.body);
    for (const { target, borderBoxSize } of entries) {
      const id = elements.rowOf(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (id !== undefined && target.isConnected)
        changed = measurements.measure(id, height) || changed;
    }
    if (!changed) return;
    restoreAnchor();
    cover();
  }

  const adopt = () => elements.adopt(feed, shown, observer);

  /** The row that takes a lost focus may first have to come to the page. */
  function regainFocus(before: readonly string[]): void {
    const lost = focus.lost();
    if (lost === null) return;
    measurements.setRows(span.ids);
    const taker = followerOf(lost, before, span.ids, measurements.indexOf);
    const stood = anchor?.rows.find(({ id }) => id === lost);
    // It stands where that one stood, so that what came for a gap is what is seen.
    if (stood && measurements.indexOf(lost) < 0) anchor = { rows: [{ ...stood, id: taker }] };
    focusOn(elements.get(taker));
    if (taker === '' || elements.has(taker) || span.held.includes(taker)) return;
    asked = { ...span, held: [...span.held, taker] };
    emit(asked, true);
  }

  /** Puts the reader's row back to where it was, unless the page was scrolled on purpose meanwhile. */
  function restoreAnchor(): void {
    // At the top there is nothing to keep, and looking would lay out the page in the middle of a task.
    if (anchor === null && scrolledTo !== null) return;
    if (scrolledTo !== null && Math.abs(window.scrollY - scrolledTo) >= 1) {
      updateAnchor();
      return;
    }
    const kept = anchor?.rows.find(({ id }) => elements.has(id));
    const element = kept && elements.get(kept.id);
    if (!kept || !element) return;
    const off = () => element.getBoundingClientRect().top - kept.offset;
    if (Math.abs(off()) >= 0.5) {
      compensation.move(off());
      if (scrolledTo !== null) scrolledTo = window.scrollY;
    }
    // The page may not be high enough yet.
    if (scrolledTo === null || Math.abs(off()) >= 1) return;
    const rows = elements.inSight();
    if (rows.length > 0) anchor = { rows: rows.map((row) => (row.id === kept.id ? kept : row)) };
  }

  function updateAnchor(): void {
    scrolledTo = window.scrollY;
    if (window.scrollY < TOP) {
      anchor = null;
      return;
    }
    const rows = elements.inSight();
    anchor = rows.length > 0 ? { rows } : { rows: estimatedRows(), expected: true };
  }

  /** After a leap, what is in sight is still to be made. */
  function estimatedRows(): AnchorRow[] {
    if (!feed) return [];
    measurements.setRows(span.ids);
    const { top } = feed.getBoundingClientRect();
    const at = measurements.indexAt(BAR_BOTTOM - top);
    const id = span.ids[at];
    return id === undefined ? [] : [{ id, offset: top + measurements.startOf(at) }];
  }

  function cover(): void {
    if (!feed || asked) return;
    measurements.setRows(span.ids);
    const above = -feed.getBoundingClientRect().top;
    const extra = extraRows();
    const wish = wantedRange(
      measurements.indexAt(above),
      measurements.indexAt(above + window.innerHeight),
      extra,
      span.ids.length,
    );
    const next = nextRange(span, wish, extra);
    if (!next) return;
    asked = { ...next.span, held: heldRows(elements.entries()) };
    emit(asked, next.urgent);
  }

  function look(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (scrolledTo === null) {
        // Just come: others may have scrolled the page to where it was in pixels.
        restoreAnchor();
        scrolledTo = window.scrollY;
      } else if (scrolled && Math.abs(window.scrollY - scrolledTo) >= 1) {
        updateAnchor();
        compensation.payNearTop();
      }
      scrolled = false;
      cover();
    });
  }

  const heed = () => {
    scrolled = true;
    if (scrolledTo !== null && Math.abs(window.scrollY - scrolledTo) >= 1) compensation.heed();
    look();
  };

  /** Rows around the place that is sought, where it is not on the page. */
  function requestAnchorRows(): void {
    if (anchor?.expected) return;
    const wanted = anchor?.rows.find(({ id }) => span.ids.includes(id));
    if (!wanted || elements.has(wanted.id)) return;
    measurements.setRows(span.ids);
    const at = measurements.indexOf(wanted.id);
    const { start, end } = wantedRange(at, at, extraRows(), span.ids.length);
    asked = { ...span, start, end };
    emit(asked, true);
  }

  return {
    firstSpan(ids, modest = false) {
      const above = modest ? AT_LEAST : extraRows();
      const below = modest ? 0 : above;
      const sight = Math.ceil(window.innerHeight / (modest ? ESTIMATED_HEIGHT : PIXELS_PER_ROW));
      const at = Math.max(0, ids.indexOf((requested ?? anchor)?.rows[0]?.id ?? ''));
      const start = Math.max(0, at - above);
      return { ids, start, end: Math.min(ids.length, at + sight + 1 + below), held: [] };
    },
    carry(ids, from) {
      measurements.setRows(ids);
      return carryRange(from, ids, measurements.indexOf);
    },
    pieces(of) {
      measurements.setRows(of.ids);
      return rowsAndSpacers(of, measurements.startOf, measurements.indexOf);
    },
    attach(element, tell) {
      feed = element;
      emit = tell;
      if (requested) {
        const top = element.getBoundingClientRect().top + window.scrollY;
        anchor = { rows: requested.rows.map(({ id, offset }) => ({ id, offset: offset ?? top })) };
        requested = null;
      }
      observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      // Its height changes with that of any row.
      observer?.observe(element);
      observer?.observe(document.body);
      const unfollow = focus.follow(element, (child) => elements.rowOf(child));
      const unowe = compensation.follow(element);
      scrolledTo = null;
      window.addEventListener('scroll', heed, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        window.removeEventListener('scroll', heed);
        window.removeEventListener('resize', look);
        observer?.disconnect();
        unfollow();
        unowe();
        cancelAnimationFrame(frame);
        frame = 0;
        feed = null;
        elements.clear();
      };
    },
    committed(now, rows, wantsFocus) {
      measurements.setRows(now.ids);
      const before = span.ids;
      span = now;
      asked = null;
      shown = rows;
      adopt();
      regainFocus(before);
      const [top] = rows;
      if (wantsFocus.current && top !== undefined && top === now.ids[0]) {
        wantsFocus.current = false;
        if (document.activeElement === document.body) focusOn(elements.get(top));
      }
      restoreAnchor();
      requestAnchorRows();
      if (!asked) look();
    },
    anchor: () => anchor && toScrollAnchor(anchor.rows, span.ids),
    restore: (wanted) => {
      requested = wanted;
      anchor = null;
    },
  };
}
