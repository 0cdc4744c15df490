/** Statuses that delete themselves. */
import { allRows } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';

/** Returns the ids of those whose time is still to come, and of those whose time has come. */
export function selectExpiring(state: RootState, now: number): { due: string[]; later: boolean } {
  const due: string[] = [];
  let later = false;
  for (const status of allRows(state.statuses.entities)) {
    if (status.expiresAt === null || status.deleted) continue;
    if (Date.parse(status.expiresAt) <= now) due.push(status.id);
    else later = true;
  }
  return { due, later };
}
