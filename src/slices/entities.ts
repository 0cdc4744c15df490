/**
 * How server answers reach the entity tables.
 *
 * Any action whose payload has an `entities` bundle feeds every table at once. A saga therefore
 * puts one action per answer, and a slice that keeps a table never has to know which endpoint the
 * rows came from.
 */
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import { isEqual } from '@/lib/isEqual';

export function carriesEntities(
  action: UnknownAction,
): action is PayloadAction<{ entities: EntityBundle }> {
  const payload = action.payload as { entities?: unknown } | null | undefined;
  return typeof payload === 'object' && payload !== null && typeof payload.entities === 'object';
}

/**
 * Drops the rows we already have. A poll repeats mostly what is known; keeping the old objects
 * leaves memoised selectors and rendered cards untouched.
 */
export function changedOnly<Row extends { id: string }>(
  table: Record<string, Row>,
  rows: readonly Row[],
): Row[] {
  return rows.filter((row) => !isEqual(table[row.id], row));
}
