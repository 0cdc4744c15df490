/**
 * Reorders rows by dragging: a row is dragged by its handle and dropped between two others. Until
 * then only a line shows the drop position, so that nothing moves under the pointer. Escape
 * cancels. `MoveButtons` do the same by keyboard.
 */
import { useEffect, useState, type PointerEvent, type RefObject } from 'react';

interface Drag {
  rowId: string;
  from: number;
  /** The gap to drop into, counted from 0 before the first row. */
  gap: number;
}

/** The side of a row on which the drop line is shown. */
export type DropIndicator = 'before' | 'after' | null;

interface RowDrag {
  draggedId: string | null;
  lineOf: (at: number, count: number) => DropIndicator;
  take: (rowId: string, from: number) => (event: PointerEvent) => void;
}

export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (rowId: string, to: number) => void,
): RowDrag {
  const [drag, setDrag] = useState<Drag | null>(null);

  useEffect(() => {
    if (!drag) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(
      'pointermove',
      ({ clientY }) => setDrag({ ...drag, gap: gapAt(list.current, clientY) }),
      { signal },
    );
    window.addEventListener(
      'pointerup',
      ({ clientY }) => {
        const gap = gapAt(list.current, clientY);
        setDrag(null);
        onMove(drag.rowId, gap > drag.from ? gap - 1 : gap);
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => setDrag(null), { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setDrag(null);
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, [drag, list, onMove]);

  const goesElsewhere = drag && drag.gap !== drag.from && drag.gap !== drag.from + 1;
  const gap = goesElsewhere ? drag.gap : null;
  return {
    draggedId: drag?.rowId ?? null,
    lineOf: (at, count) => {
      if (gap === at) return 'before';
      return gap === count && at === count - 1 ? 'after' : null;
    },
    take: (rowId, from) => (event) => {
      if (event.button !== 0) return;
      // Prevents selecting text while dragging.
      event.preventDefault();
      setDrag({ rowId, from, gap: from });
    },
  };
}

function gapAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  return rows.filter(({ top, height }) => y > top + height / 2).length;
}
