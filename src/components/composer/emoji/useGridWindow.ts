/** Computes the rows of a long grid that are in view, and the number of columns that fit. */
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** Pixels: the size of a cell and the height of a row. */
export const CELL = 36;
/** Rows mounted beyond the edges of the view. */
const BEYOND = 4;
/** Milliseconds: rows that leave the view sooner were only scrolled past. */
const GLIMPSE = 150;
const USUAL = { columns: 9, rows: 8 };

interface GridWindow {
  columns: number;
  /** Number of rows that fit into the view. */
  page: number;
  /** The first mounted row, and the one after the last. */
  first: number;
  end: number;
  /** Sets the first row in view. */
  setTop: (row: number) => void;
  /** The same while scrolling: does not block frames, and rows scrolled past are never mounted. */
  setTopSoon: (row: number) => void;
  /** True while rows scroll by faster than anybody can look at them. */
  passing: boolean;
}

export function useGridWindow(scroller: RefObject<HTMLElement | null>): GridWindow {
  const [size, setSize] = useState(USUAL);
  const [top, setTop] = useState(0);
  const { passing, note } = usePassing(size.rows);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      if (box.clientWidth === 0) return;
      const columns = Math.max(1, Math.floor(box.clientWidth / CELL));
      const rows = Math.max(1, Math.floor(box.clientHeight / CELL));
      setSize((now) => (now.columns === columns && now.rows === rows ? now : { columns, rows }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);

  return {
    columns: size.columns,
    page: size.rows,
    first: Math.max(0, top - BEYOND),
    end: top + size.rows + 1 + BEYOND,
    setTop,
    setTopSoon: (row) => {
      note(row);
      startTransition(() => setTop(row));
    },
    passing,
  };
}

function usePassing(page: number): { passing: boolean; note: (top: number) => void } {
  const [passing, setPassing] = useState(false);
  const from = useRef({ top: 0, at: 0 });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    passing,
    note: (top) => {
      const at = performance.now();
      const took = at - from.current.at;
      const rows = Math.abs(top - from.current.top);
      if (took <= GLIMPSE && rows <= page) return;
      from.current = { top, at };
      if (rows * GLIMPSE <= page * took) return;
      startTransition(() => setPassing(true));
      clearTimeout(rest.current);
      rest.current = setTimeout(() => startTransition(() => setPassing(false)), GLIMPSE);
    },
  };
}
