/** The lists of blocked and allowed servers of Mastodon and GoToSocial, one entry per call. */
import {
  isSameRule,
  type ChangeOutcome,
  type CutOff,
  type FederationChange,
  type FederationRule,
} from '@/domain/admin/federation';
import {
  decodeCutOff,
  decodeRules,
  ruleDecoder,
  type RulePage,
} from '@/api/decode/admin/federation';
import { fieldsOf } from '@/api/decode/engine/read';
import { isRefusal } from '@/api/decode/engine/refusal';
import { ApiError, isMissing } from '@/api/errors';
import { request, type Connection, type RequestOptions } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

const PAGE = 200;
const PATHS = {
  blocks: '/api/v1/admin/domain_blocks',
  allows: '/api/v1/admin/domain_allows',
} as const;

type ListName = keyof typeof PATHS;

/** GoToSocial has no paging, no severities, and takes forms. */
type Api = 'mastodon' | 'gotosocial';

const listOf = ({ severity }: FederationRule): ListName =>
  severity === 'allow' ? 'allows' : 'blocks';

const pathOf = (list: ListName, id: string): string => `${PATHS[list]}/${encodeURIComponent(id)}`;

/** GET /api/v1/admin/domain_blocks, then …/domain_allows — GoToSocial sends each list at once. */
export async function fetchDomainRules(
  to: Connection,
  api: Api,
  cursor: string | null,
): Promise<RulePage> {
  const [list = 'blocks', from] = (cursor?.split(' ') ?? []) as [ListName?, string?];
  const paged = api === 'gotosocial' ? {} : { limit: PAGE, ...olderThan(from) };
  const { data, link } = await rowsOf(to, list, paged);
  const more = data.length > 0 && api !== 'gotosocial' ? link.maxId : null;
  const then = list === 'blocks' ? 'allows' : null;
  return {
    rules: decodeRules(list, data),
    next: more === null ? then : `${list} ${more}`,
    isPolicyOn: null,
  };
}

/** A server without the list of allowed ones has nothing in it. */
async function rowsOf(to: Connection, list: ListName, query: NonNullable<RequestOptions['query']>) {
  try {
    return await requestRows(to, PATHS[list], { query });
  } catch (error) {
    if (list === 'allows' && isMissing(error)) return { data: [], link: { maxId: null } };
    throw error;
  }
}

/** GET /api/v1/admin/domain_blocks/:id — null if it is gone. */
async function fetchRule(to: Connection, rule: FederationRule): Promise<FederationRule | null> {
  const list = listOf(rule);
  try {
    return await requestOne(to, pathOf(list, rule.id ?? ''), {}, ruleDecoder(list));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Looks first, so that nothing is done twice nor over the head of somebody else. */
export async function changeDomainRule(
  to: Connection,
  api: Api,
  { before, after }: FederationChange,
): Promise<ChangeOutcome> {
  if (before === null) {
    return after === null ? { kind: 'done', rule: null } : addDomainRule(to, api, after);
  }
  const now = await fetchRule(to, before);
  if (isSameRule(now, after)) return { kind: 'done', rule: now };
  if (now === null || !isSameRule(now, before)) return { kind: 'overtaken', rule: now };
  if (after !== null) return { kind: 'done', rule: await saveDomainRule(to, api, after) };
  await removeDomainRule(to, before);
  return { kind: 'done', rule: null };
}

/** POST /api/v1/admin/domain_blocks or …/domain_allows — refused where there is one already. */
async function addDomainRule(
  to: Connection,
  api: Api,
  rule: FederationRule,
): Promise<ChangeOutcome> {
  const list = listOf(rule);
  const body = { domain: rule.host, ...fieldsFor(api, rule) };
  try {
    const added = await requestOne(
      to,
      PATHS[list],
      { method: 'POST', ...bodyFor(api, body) },
      ruleDecoder(list),
    );
    return { kind: 'done', rule: added };
  } catch (error) {
    const there = await existing(to, rule, error);
    if (there === null) throw error;
    return { kind: isSameRule(there, rule) ? 'done' : 'overtaken', rule: there };
  }
}

/** PUT /api/v1/admin/domain_blocks/:id */
async function saveDomainRule(
  to: Connection,
  api: Api,
  rule: FederationRule,
): Promise<FederationRule> {
  const list = listOf(rule);
  const options = { method: 'PUT', ...bodyFor(api, fieldsFor(api, rule)) } as const;
  return requestOne(to, pathOf(list, rule.id ?? ''), options, ruleDecoder(list));
}

/** DELETE /api/v1/admin/domain_blocks/:id or …/domain_allows/:id */
async function removeDomainRule(to: Connection, rule: FederationRule): Promise<void> {
  const path = pathOf(listOf(rule), rule.id ?? '');
  await request(to, path, { method: 'DELETE', expects: 'nothing' });
}

const CONFLICT = 409;

/** The rule that a refusal is about: Mastodon sends it along, GoToSocial has it in its list. */
async function existing(
  to: Connection,
  { host, severity }: FederationRule,
  error: unknown,
): Promise<FederationRule | null> {
  if (!(error instanceof ApiError)) return null;
  const list: ListName = severity === 'allow' ? 'allows' : 'blocks';
  if (error.status === CONFLICT) {
    const { data } = await rowsOf(to, list, {});
    return decodeRules(list, data).find((rule) => rule.host === host) ?? null;
  }
  const body = fieldsOf<{ existing_domain_block: unknown }>(error.body);
  const rule = ruleDecoder('blocks')(body.existing_domain_block);
  return isRefusal(rule) || rule.host !== host ? null : rule;
}

/** Mastodon knows nothing but the host of an allowed server. */
function fieldsFor(api: Api, rule: FederationRule): Record<string, string | boolean> {
  const comments = {
    public_comment: rule.publicComment,
    private_comment: rule.privateComment,
    obfuscate: rule.obfuscate,
  };
  if (api === 'gotosocial') return comments;
  if (rule.severity === 'allow') return {};
  return {
    severity: rule.severity,
    reject_media: rule.rejectMedia,
    reject_reports: rule.rejectReports,
    ...comments,
  };
}

const bodyFor = (api: Api, body: Record<string, string | boolean>) =>
  api === 'gotosocial' ? { form: body } : { json: body };

const KEYS = ['instance_follows', 'instance_followers', 'instance_accounts'] as const;

/** POST /api/v1/admin/measures — nothing changes by it. */
export async function fetchCutOff(to: Connection, host: string, today: string): Promise<CutOff> {
  const of = { domain: host };
  const json = {
    keys: KEYS,
    start_at: today,
    end_at: today,
    ...Object.fromEntries(KEYS.map((key) => [key, of])),
  };
  return decodeCutOff(
    (await requestRows(to, '/api/v1/admin/measures', { method: 'POST', json })).data,
  );
}
