/**
 * Stores the entities of server answers in the tables.
 *
 * Any action whose payload has an `entities` bundle feeds every table at once. A saga therefore
 * puts one action per answer, and a slice that keeps a table never has to know which endpoint the
 * rows came from.
 */
import {
  createAction,
  freeze,
  type EntityState,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { EvictedIds } from '@/domain/timelines/cacheEviction';
import { isEqual } from '@/lib/values/isEqual';

export function carriesEntities(
  action: UnknownAction,
): action is PayloadAction<{ entities: EntityBundle }> {
  const payload = action.payload as { entities?: unknown } | null | undefined;
  return typeof payload === 'object' && payload !== null && typeof payload.entities === 'object';
}

/**
 * Drops unchanged rows. A poll mostly repeats known rows; keeping the old objects leaves memoised
 * selectors and rendered cards untouched.
 */
function changedOnly<Row extends { id: string }>(
  table: Record<string, Row>,
  rows: readonly Row[],
): Row[] {
  return rows.filter((row) => !isEqual(table[row.id], row));
}

/**
 * Returns the table with these rows in it; the same table if none of them is new. It is copied and
 * frozen by hand, as a draft of thousands of rows takes milliseconds for each frame of the socket.
 */
export function withRows<Row extends { id: string }, Table extends EntityState<Row, string>>(
  table: Table & EntityState<Row, string>,
  rows: readonly Row[],
): Table {
  const changed = changedOnly(table.entities, rows);
  if (changed.length === 0) return table;
  const entities = { ...table.entities };
  const ids = [...table.ids];
  for (const row of changed) {
    if (!Object.hasOwn(entities, row.id)) ids.push(row.id);
    entities[row.id] = freeze(row, true);
  }
  return { ...table, ids: freeze(ids), entities: freeze(entities) };
}

/** The tables are full: lists that are off screen are truncated. */
export const listsTruncated = createAction('entities/listsTruncated');

/** Nothing refers to these rows any more. */
export const entitiesEvicted = createAction<EvictedIds>('entities/entitiesEvicted');
