/** Finds rules and known servers by words; apart from what the sagas need as well. */
import { createSelector } from '@reduxjs/toolkit';
import { isFound, ruleKey, type FederationRule, type Severity } from '@/domain/admin/federation';
import { readableHost } from '@/lib/text/punycode';
import type { RootState } from '@/slices/root';
import { selectFederation, selectRules } from './federation';

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

/** The known hosts that are looked for. */
export const selectKnownServers = createSelector(
  [
    (state: RootState) => selectFederation(state).known,
    (_state: RootState, words: string) => words.trim().toLowerCase(),
  ],
  (hosts, words) =>
    words === '' ? hosts : (hosts?.filter((host) => readableHost(host).includes(words)) ?? null),
);

/** The rule for a host, or that it is allowed. */
export const selectRuleFor = (state: RootState, host: string): FederationRule | undefined =>
  selectRules(state)[ruleKey({ host, severity: 'suspend' })] ??
  selectRules(state)[ruleKey({ host, severity: 'allow' })];
