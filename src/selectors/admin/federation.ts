/** Components read the rules for other servers here, because the slice is deferred. */
import { createSelector } from '@reduxjs/toolkit';
import {
  federationOffers,
  type FederationOffers,
  type FederationRule,
} from '@/domain/admin/federation';
import { planLine, type FileLine, type PlanKind } from '@/domain/admin/federationCsv';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { isAtWork, noFederation } from '@/slices/admin/federation';
import type { RootState } from '@/slices/root';

export const selectFederation = (state: RootState) => state.federation ?? noFederation;

/** Null if the reader has no right to it. */
export const selectFederationOffers = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance): FederationOffers | null => (user ? federationOffers(instance, user) : null),
);

export const selectRules = (state: RootState) => selectFederation(state).rules;

export const selectRule = (state: RootState, key: string): FederationRule | undefined =>
  selectRules(state)[key];

export const selectChangeResult = (state: RootState, key: string) =>
  selectFederation(state).results[key];

/** How far the work is; null if there was none. */
export const selectFederationWork = createSelector([selectFederation], (federation) => {
  const { changes, results, paused } = federation;
  if (changes.length === 0) return null;
  const phases = Object.values(results).map(({ phase }) => phase);
  const count = (wanted: string) => phases.filter((phase) => phase === wanted).length;
  const done = count('done') + count('overtaken');
  const failed = count('failed');
  const waiting = isAtWork(federation) ? changes.length - done - failed : 0;
  return { done, asked: changes.length, failed, waiting, paused };
});

export interface FilePlan {
  lines: readonly FileLine[];
  kinds: readonly PlanKind[];
  counts: Record<PlanKind, number>;
}

/** Null until the file and all rules are read. */
export const selectFilePlan = createSelector(
  [
    (state: RootState) => selectFederation(state).file?.lines ?? null,
    (state: RootState) => selectFederation(state).complete,
    selectRules,
  ],
  (lines, complete, rules): FilePlan | null => {
    if (lines === null || !complete) return null;
    const counts: FilePlan['counts'] = { new: 0, changed: 0, same: 0, broken: 0 };
    const kinds = lines.map((line) => planLine(line, rules).kind);
    for (const kind of kinds) counts[kind] += 1;
    return { lines, kinds, counts };
  },
);
