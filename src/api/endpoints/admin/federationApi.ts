/** The one interface to the rules for other servers, and its implementation for each family. */
import {
  isSameRule,
  type ChangeOutcome,
  type CutOff,
  type FederationChange,
  type FederationOffers,
  type FederationRule,
} from '@/domain/admin/federation';
import type { RulePage } from '@/api/decode/admin/federation';
import type { Connection } from '@/api/http';
import {
  addDomainRule,
  fetchConflicting,
  fetchCutOff,
  fetchDomainRule,
  fetchDomainRules,
  removeDomainRule,
  saveDomainRule,
  type DomainApi,
} from './domainRules';
import { changePolicyRules, fetchPolicyRules, fetchPostCount } from './simplePolicy';

interface FederationApi {
  fetchRules(to: Connection, cursor: string | null): Promise<RulePage>;
  /** At most as many changes as `FederationOffers.together` says. */
  change(to: Connection, changes: readonly FederationChange[]): Promise<ChangeOutcome[]>;
  fetchCutOff(to: Connection, host: string, today: string): Promise<CutOff>;
}

const ofPleroma: FederationApi = {
  fetchRules: fetchPolicyRules,
  change: changePolicyRules,
  fetchCutOff: fetchPostCount,
};

/** Looks first, so that nothing is done twice nor over the head of somebody else. */
async function changeDomainRule(
  to: Connection,
  api: DomainApi,
  { before, after }: FederationChange,
): Promise<ChangeOutcome> {
  if (before === null) {
    return after === null ? { kind: 'done', rule: null } : addUnlessThere(to, api, after);
  }
  const now = await fetchDomainRule(to, before);
  if (isSameRule(now, after)) return { kind: 'done', rule: now };
  if (now === null || !isSameRule(now, before)) return { kind: 'overtaken', rule: now };
  if (after !== null) return { kind: 'done', rule: await saveDomainRule(to, api, after) };
  await removeDomainRule(to, before);
  return { kind: 'done', rule: null };
}

async function addUnlessThere(
  to: Connection,
  api: DomainApi,
  rule: FederationRule,
): Promise<ChangeOutcome> {
  try {
    return { kind: 'done', rule: await addDomainRule(to, api, rule) };
  } catch (error) {
    const there = await fetchConflicting(to, rule, error);
    if (there === null) throw error;
    return { kind: isSameRule(there, rule) ? 'done' : 'overtaken', rule: there };
  }
}

const byDomain = (api: DomainApi): FederationApi => ({
  fetchRules: (to, cursor) => fetchDomainRules(to, api, cursor),
  async change(to, changes) {
    const outcomes: ChangeOutcome[] = [];
    for (const change of changes) outcomes.push(await changeDomainRule(to, api, change));
    return outcomes;
  },
  fetchCutOff,
});

export const federationApi = ({ api }: Pick<FederationOffers, 'api'>): FederationApi =>
  api === 'pleroma' ? ofPleroma : byDomain(api);
