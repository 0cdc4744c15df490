/**
 * All emoji of the picker in one grid with a single tab stop. Only the rows in view are mounted,
 * and the one with the tab stop, so that focus survives scrolling.
 */
import {
  memo,
  startTransition,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import {
  cellAfter,
  cellInstead,
  gridOf,
  rowInstead,
  rowOfCell,
  rowOfSection,
  type Grid,
  type GridRow,
  type GridSection,
} from '@/domain/composer/emoji/emojiGrid';
import { customProperties } from '@/ui/structure/customProperties';
import { isRightToLeft } from '@/ui/dialog/focus';
import { EmojiCell, type CellAppearance } from './EmojiCell';
import { CELL, useGridWindow } from './useGridWindow';
import styles from './EmojiPicker.module.css';

/** Matches while the user is about to pick something. */
const BUSY = ':hover, :focus-within';

export interface GridHandle {
  /** Scrolls a section to the top, and moves the tab stop to its first emoji. */
  show: (section: number) => void;
  focus: () => void;
}

interface Props extends CellAppearance {
  label: string;
  sections: readonly GridSection[];
  /** Renders the heading of a section. */
  headOf: (section: GridSection) => ReactNode;
  isPressed?: (emoji: Emoji) => boolean;
  onPick: (emoji: Emoji) => void;
  /** Receives keys that the grid does not handle. */
  onKey: (event: KeyboardEvent) => void;
  /** Receives the section at the top of the view. */
  onSection: (section: number) => void;
  ref?: Ref<GridHandle>;
}

export function EmojiGrid({ sections, onSection, onKey, ref, ...appearance }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const following = useRef(false);
  const [stop, setStop] = useState(0);
  const [visited, setVisited] = useState(false);
  const { columns, page, first, end, setTop, setTopSoon, passing } = useGridWindow(scroller);
  // Memoized by hand, as the state below depends on its identity.
  const grid = useMemo(() => gridOf(sections, columns), [sections, columns]);
  const [last, setLast] = useState(grid);
  if (last !== grid) {
    setLast(grid);
    if (visited) setStop(cellInstead(last, grid, stop));
  }
  const cell = Math.min(stop, Math.max(0, grid.cells - 1));
  const stopRow = rowOfCell(grid, cell);

  const scrollTo = (row: number, where: 'top' | 'near') => {
    const box = scroller.current;
    if (!box) return;
    const top = row * CELL;
    const above = top < box.scrollTop;
    const below = top + CELL > box.scrollTop + box.clientHeight;
    if (where === 'top' || above) box.scrollTop = top;
    else if (below) box.scrollTop = top + CELL - box.clientHeight;
  };
  const focusStop = () =>
    scroller.current
      ?.querySelector<HTMLElement>(`[data-cell="${String(cell)}"]`)
      ?.focus({ preventScroll: true });
  const moveTo = (next: number) => {
    following.current = next !== cell;
    setStop(next);
    scrollTo(rowOfCell(grid, next), 'near');
  };

  // Keeps the scroll position when groups above the view load later.
  const placed = useRef(grid);
  useLayoutEffect(() => {
    const before = placed.current;
    const box = scroller.current;
    placed.current = grid;
    if (!box || before === grid || !(box.scrollTop > 0 || box.matches(BUSY))) return;
    const top = Math.floor(box.scrollTop / CELL);
    const moved = rowInstead(before, grid, top) - top;
    if (moved === 0) return;
    box.scrollTop += moved * CELL;
    setTop(top + moved);
  }, [grid, setTop]);

  useLayoutEffect(() => {
    if (!following.current) return;
    following.current = false;
    focusStop();
  });

  useImperativeHandle(ref, () => ({
    show: (section) => {
      const row = rowOfSection(grid, section);
      const target = grid.rows.slice(row).find(({ kind }) => kind === 'emoji');
      if (target?.kind === 'emoji') setStop(target.from);
      scrollTo(row, 'top');
    },
    focus: () => {
      scrollTo(stopRow, 'near');
      focusStop();
    },
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = cellAfter(grid, cell, {
      key: event.key,
      far: event.ctrlKey || event.metaKey,
      rightToLeft: isRightToLeft(event.currentTarget),
      page,
    });
    if (next === null || (event.key === 'ArrowUp' && next === cell)) return onKey(event);
    event.preventDefault();
    moveTo(next);
  };

  const drawn = rowsDrawn(grid, { first, end, stopRow });
  const onScroll = () => {
    const top = Math.floor((scroller.current?.scrollTop ?? 0) / CELL);
    setTopSoon(top);
    const row = grid.rows[top];
    if (row) startTransition(() => onSection(row.section));
  };

  return (
    <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
      <div
        role="grid"
        aria-label={appearance.label}
        aria-rowcount={grid.rows.length}
        aria-colcount={columns}
        tabIndex={-1}
        className={styles.grid}
        style={customProperties({ '--rows': grid.rows.length })}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const at = target.dataset.cell;
          setVisited(true);
          if (at !== undefined) setStop(Number(at));
        }}
      >
        {drawn.map(({ row, index }) => (
          <Row
            key={row.key}
            row={row}
            index={index}
            section={sections[row.section]}
            stop={index === stopRow ? cell : null}
            passing={passing}
            {...appearance}
          />
        ))}
      </div>
    </div>
  );
}

/** In document order, since moving a focused element in the DOM would lose the focus. */
function rowsDrawn(
  { rows }: Grid,
  { first, end, stopRow }: Record<'first' | 'end' | 'stopRow', number>,
) {
  const drawn = rows.slice(first, end).map((row, at) => ({ row, index: first + at }));
  const held = rows[stopRow];
  if (!held || (stopRow >= first && stopRow < end)) return drawn;
  const apart = { row: held, index: stopRow };
  return stopRow < first ? [apart, ...drawn] : [...drawn, apart];
}

interface RowProps extends CellAppearance, Pick<Props, 'headOf' | 'isPressed' | 'onPick'> {
  row: GridRow;
  index: number;
  section: GridSection | undefined;
  /** The column of the tab stop, if it is in this row. */
  stop: number | null;
  /** True while scrolling fast: images are not loaded yet. */
  passing: boolean;
}

/** Memoised, so that rows in view do not re-render when others mount. */
const Row = memo(function Row(props: RowProps) {
  const { row, index, section, stop, passing, headOf, isPressed, onPick, languages, still } = props;
  const [seen, setSeen] = useState(!passing);
  if (!passing && !seen) setSeen(true);
  const place = { 'aria-rowindex': index + 1, style: customProperties({ '--row': index }) };
  if (row.kind === 'head') {
    return (
      <div role="row" className={styles.row} {...place}>
        <div role="rowheader" className={styles.head}>
          {section && headOf(section)}
        </div>
      </div>
    );
  }
  return (
    <div role="row" className={styles.row} {...place}>
      {row.emoji.map((emoji, column) => (
        <div key={emoji.replacement} role="gridcell" aria-colindex={column + 1}>
          <EmojiCell
            emoji={emoji}
            cell={row.from + column}
            stop={stop === row.from + column}
            pressed={isPressed?.(emoji)}
            pictured={seen}
            onPick={onPick}
            languages={languages}
            still={still}
          />
        </div>
      ))}
    </div>
  );
});
