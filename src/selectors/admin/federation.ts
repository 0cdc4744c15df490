/** Components read the rules for other servers here, because the slice is deferred. */
import { createSelector } from '@reduxjs/toolkit';
import {
  federationOffers,
  isFound,
  ruleKey,
  type FederationOffers,
  type FederationRule,
  type Severity,
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

const selectRules = (state: RootState) => selectFederation(state).rules;

const selectSorted = createSelector([selectRules], (rules) =>
  Object.values(rules).sort((one, other) => (one.host < other.host ? -1 : 1)),
);

export const selectRuleCounts = createSelector([selectSorted], (rules) => {
  const counts: Record<Severity, number> = { suspend: 0, silence: 0, noop: 0, allow: 0 };
  for (const { severity } of rules) counts[severity] += 1;
  return counts;
});

/** The keys of the rules that are looked for. */
export const selectFoundRules = createSelector(
  [
    selectSorted,
    (_state: RootState, words: string) => words,
    (_state: RootState, _words: string, severity: Severity | 'all') => severity,
  ],
  (rules, words, severity) =>
    rules
      .filter((rule) => severity === 'all' || rule.severity === severity)
      .filter((rule) => isFound(rule, words))
      .map(ruleKey),
);

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
