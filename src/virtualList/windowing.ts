/**
 * A long list of which only the rows near the window are mounted, and the scroll anchor in it. The
 * anchor is a row and its distance from the top of the window; whatever changes above it (new rows,
 * images, mounting), it is put back there before the page is painted.
 */
import { createRowMeasurements } from '@/virtualList/rowMeasurements';
import { toScrollAnchor, type ScrollAnchor, type AnchorRow } from '@/domain/timelines/scrollAnchor';
import {
  createCarrier,
  extraRows,
  firstRange,
  nextRange,
  rowsAndSpacers,
  wantedRange,
  type RowOrSpacer,
  type RowRange,
} from '@/virtualList/rowRange';
import type { CurrentAnchor, RequestedAnchor } from './anchors';
import { createFocusRestoration, focusOn, followerOf, heldRows } from './focusRestoration';
import { createRowElements, BAR_BOTTOM } from './rowElements';
import { createScrollCompensation, wasCut } from './scrollCompensation';

/** Up to this scroll offset the user is at the top and wants to see new rows. */
const TOP = 15;

type Emit = (span: RowRange, urgent: boolean) => void;

export interface Windowing {
  /** If incremental, only the rows in view; the rest is added in steps. */
  firstSpan(ids: readonly string[], incremental?: boolean): RowRange;
  /** Returns the same rows in the current list. */
  carry(ids: readonly string[], span: RowRange): RowRange;
  pieces(span: RowRange): RowOrSpacer[];
  /** Starts to follow the page; returns the function that stops it. */
  attach(feed: HTMLElement, emit: Emit): () => void;
  /** Notes the mounted rows, in order. With `wantsFocus`, the first takes the focus. */
  committed(span: RowRange, rows: readonly string[], wantsFocus: { current: boolean }): void;
  /** Null at the top; undefined if there is no usable anchor yet. */
  anchor(): ScrollAnchor | null | undefined;
  /**
   * Requests an anchor to restore once the rows are mounted; null: stay at the current position.
   */
  restore(place: RequestedAnchor | null): void;
}

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
  /** The page's scroll offset when the anchor was last set or restored; null: not known yet. */
  let scrolledTo: number | null = null;
  let scrolled = false;
  let frame = 0;
  let asked: RowRange | null = null;
  const carry = createCarrier();
  const compensation = createScrollCompensation(() => {
    if (scrolledTo !== null) scrolledTo = window.scrollY;
  });

  function measure(entries: readonly ResizeObserverEntry[]): void {
    // Content above the list may have changed, too.
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

  const adopt = () => {
    measurements.setRows(span.ids);
    elements.adopt(
      feed,
      shown,
      { length: span.ids.length, placeOf: measurements.indexOf },
      observer,
    );
  };

  /** Gives a lost focus to the next row, which may have to be mounted first. */
  function regainFocus(before: readonly string[]): void {
    const lost = focus.lost();
    if (lost === null) return;
    measurements.setRows(span.ids);
    const taker = followerOf(lost, before, span.ids, measurements.indexOf);
    const stood = anchor?.rows.find(({ id }) => id === lost);
    // It takes over the anchor's position, so that rows that fill a gap are what the user sees.
    if (stood && measurements.indexOf(lost) < 0) anchor = { rows: [{ ...stood, id: taker }] };
    focusOn(elements.get(taker));
    if (taker === '' || elements.has(taker) || span.held.includes(taker)) return;
    asked = { ...span, held: [...span.held, taker] };
    emit(asked, true);
  }

  function wasScrolled(): boolean {
    if (scrolledTo === null || Math.abs(window.scrollY - scrolledTo) < 1) return false;
    if (!wasCut(scrolledTo)) return true;
    // Noted while it can be told: once the page has grown again, it would look like the user's.
    scrolledTo = window.scrollY;
    return false;
  }

  /**
   * Puts the anchor row back to where it was, unless the page was scrolled on purpose meanwhile.
   */
  function restoreAnchor(): void {
    // At the top there is nothing to restore, and measuring would force a layout in mid-task.
    if (anchor === null && scrolledTo !== null) return;
    if (wasScrolled()) return updateAnchor();
    const kept = anchor?.rows.find(({ id }) => elements.has(id));
    const element = kept && elements.get(kept.id);
    if (!kept || !element) return;
    const off = () => element.getBoundingClientRect().top - kept.offset;
    if (Math.abs(off()) >= 0.5) {
      compensation.move(off());
      if (scrolledTo !== null) scrolledTo = window.scrollY;
    }
    // The page may still be too short to scroll that far.
    if (scrolledTo === null || Math.abs(off()) >= 1) return;
    const rows = elements.inSight();
    if (rows.length > 0) anchor = { rows: rows.map((row) => (row.id === kept.id ? kept : row)) };
  }

  function updateAnchor(): void {
    compensation.compensateAlone(false);
    scrolledTo = window.scrollY;
    if (window.scrollY < TOP) {
      anchor = null;
      return;
    }
    const rows = elements.inSight();
    anchor = rows.length > 0 ? { rows } : { rows: estimatedRows(), expected: true };
  }

  /** After a jump, the rows in view are not mounted yet. */
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
        // Just mounted: the browser or router may have restored a scroll offset in pixels.
        restoreAnchor();
        scrolledTo = window.scrollY;
      } else if (scrolled && wasScrolled()) {
        updateAnchor();
        compensation.payNearTop();
      }
      scrolled = false;
      cover();
    });
  }

  const heed = () => {
    scrolled = true;
    if (wasScrolled()) compensation.heed();
    look();
  };

  /** Mounts the rows around the anchor if it is not in the page. */
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
    firstSpan: (ids, incremental = false) =>
      firstRange(ids, (requested ?? anchor)?.rows[0]?.id ?? '', incremental),
    carry(ids, from) {
      measurements.setRows(ids);
      const atTop = anchor === null && scrolledTo !== null;
      const held = () => heldRows(elements.entries());
      return carry(from, ids, measurements.indexOf, atTop ? held : null);
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
        compensation.compensateAlone(true);
      }
      observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      // Its height changes with that of any row.
      observer?.observe(element);
      observer?.observe(document.body);
      const replaced = () => {
        adopt();
        regainFocus(span.ids);
      };
      const stops = [
        elements.onReplaced(element, replaced),
        focus.follow(element, (child) => elements.rowOf(child)),
        compensation.follow(element),
      ];
      scrolledTo = null;
      window.addEventListener('scroll', heed, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        window.removeEventListener('scroll', heed);
        window.removeEventListener('resize', look);
        observer?.disconnect();
        stops.forEach((stop) => stop());
        cancelAnimationFrame(frame);
        frame = 0;
        feed = null;
        elements.clear();
      };
    },
    committed(now, rows, wantsFocus) {
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
