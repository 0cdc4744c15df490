/**
 * Stores the entities of server answers in the tables.
 *
 * Any action whose payload has an `entities` bundle feeds every table at once. A saga therefore
 * puts one action per answer, and a slice that keeps a table never has to know which endpoint the
 * rows came from.
 */
import { createAction, freeze, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { EvictedIds } from '@/domain/timelines/cacheEviction';
import { isEqual } from '@/lib/values/isEqual';
import { emptyTable, putRows, removeRows, rowIn, type RowTable } from '@/lib/values/rowTable';

export function carriesEntities(
  action: UnknownAction,
): action is PayloadAction<{ entities: EntityBundle }> {
  const payload = action.payload as { entities?: unknown } | null | undefined;
  return typeof payload === 'object' && payload !== null && typeof payload.entities === 'object';
}

/** The rows of a table, and their ids in the order in which they came. */
export interface EntityState<Row> {
  ids: readonly string[];
  entities: RowTable<Row>;
}

export const noRows: EntityState<never> = { ids: [], entities: emptyTable };

/**
 * Drops unchanged rows. A poll mostly repeats known rows; keeping the old objects leaves memoised
 * selectors and rendered cards untouched.
 */
const changedOnly = <Row extends { id: string }>(
  table: RowTable<Row>,
  rows: readonly Row[],
): Row[] => rows.filter((row) => !isEqual(rowIn(table, row.id), row));

/**
 * Returns the state with these rows in it; the same state if none of them is new. Rows are frozen
 * by hand, as a draft of every table takes long for each frame of the socket.
 */
export function withRows<Row extends { id: string }, State extends EntityState<Row>>(
  state: State & EntityState<Row>,
  rows: readonly Row[],
): State {
  const changed = changedOnly(state.entities, rows);
  if (changed.length === 0) return state;
  const added = changed.flatMap(({ id }) => (rowIn(state.entities, id) ? [] : [id]));
  changed.forEach((row) => freeze(row, true));
  return {
    ...state,
    ids: added.length > 0 ? freeze([...state.ids, ...new Set(added)]) : state.ids,
    entities: putRows(state.entities, changed),
  };
}

/** Returns the state without the rows of these ids. */
export function withoutRows<Row extends { id: string }, State extends EntityState<Row>>(
  state: State & EntityState<Row>,
  ids: readonly string[],
): State {
  const gone = new Set(ids);
  return {
    ...state,
    ids: freeze(state.ids.filter((id) => !gone.has(id))),
    entities: removeRows(state.entities, gone),
  };
}

/** The tables are full: lists that are off screen are truncated. */
export const listsTruncated = createAction('entities/listsTruncated');

/** Nothing refers to these rows any more. */
export const entitiesEvicted = createAction<EvictedIds>('entities/entitiesEvicted');
