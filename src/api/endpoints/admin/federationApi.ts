/** The one interface to the rules for other servers, and its implementation for each family. */
import type {
  ChangeOutcome,
  CutOff,
  FederationChange,
  FederationOffers,
} from '@/domain/admin/federation';
import type { RulePage } from '@/api/decode/admin/federation';
import type { Connection } from '@/api/http';
import { changeDomainRule, fetchCutOff, fetchDomainRules } from './domainRules';
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

const byDomain = (api: 'mastodon' | 'gotosocial'): FederationApi => ({
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
