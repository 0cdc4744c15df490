/** Decodes statuses into table rows, alone or as a page. */
import type { EntityBundle } from '@/domain/engine/entities';
import { allAtOnce, type Steps } from '@/api/steps';
import { createCollector } from '@/api/decode/engine/collector';
import { listOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, type Refusal } from '@/api/decode/engine/refusal';

export interface StatusAnswer {
  statusId: string;
  entities: EntityBundle;
}

export interface StatusesAnswer {
  /** In the server's order, without duplicates. */
  ids: string[];
  entities: EntityBundle;
  refusals: Refusal[];
}

export function decodeStatus(wire: unknown): StatusAnswer | Refusal {
  const collector = createCollector();
  const statusId = collector.addStatus(wire);
  return isRefusal(statusId) ? statusId : { statusId, entities: collector.bundle() };
}

export const decodeStatusList = (wires: unknown): StatusesAnswer =>
  allAtOnce(statusListSteps(wires));

/** Decodes a page, one row per step: all at once would block a reader who scrolls. */
export function* statusListSteps(wires: unknown): Steps<StatusesAnswer> {
  const collector = createCollector();
  const ids = new Set<string>();
  const refused: Refusal[] = [];
  for (const wire of listOf(wires)) {
    const { items, refusals } = keepReadable([wire], collector.addStatus);
    for (const id of items) ids.add(id);
    refused.push(...refusals);
    yield;
  }
  return { ids: [...ids], entities: collector.bundle(), refusals: refused };
}

/** Decodes the rows alone. */
export const decodeStatuses = (wires: readonly unknown[]): EntityBundle =>
  decodeStatusList(wires).entities;
