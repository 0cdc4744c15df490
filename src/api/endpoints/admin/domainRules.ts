/** The lists of blocked and allowed servers of Mastodon and GoToSocial, one entry per call. */
import { type CutOff, type FederationRule } from '@/domain/admin/federation';
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
export type DomainApi = 'mastodon' | 'gotosocial';

const listOf = ({ severity }: FederationRule): ListName =>
  severity === 'allow' ? 'allows' : 'blocks';

const pathOf = (list: ListName, id: string): string => `${PATHS[list]}/${encodeURIComponent(id)}`;

/** GET /api/v1/admin/domain_blocks, then …/domain_allows — GoToSocial sends each list at once. */
export async function fetchDomainRules(
  to: Connection,
  api: DomainApi,
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
export async function fetchDomainRule(
  to: Connection,
  rule: FederationRule,
): Promise<FederationRule | null> {
  const list = listOf(rule);
  try {
    return await requestOne(to, pathOf(list, rule.id ?? ''), {}, ruleDecoder(list));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** POST /api/v1/admin/domain_blocks or …/domain_allows — refused where there is one already. */
export async function addDomainRule(
  to: Connection,
  api: DomainApi,
  rule: FederationRule,
): Promise<FederationRule> {
  const list = listOf(rule);
  const body = bodyFor(api, { domain: rule.host, ...fieldsFor(api, rule) });
  return requestOne(to, PATHS[list], { method: 'POST', ...body }, ruleDecoder(list));
}

/** PUT /api/v1/admin/domain_blocks/:id */
export async function saveDomainRule(
  to: Connection,
  api: DomainApi,
  rule: FederationRule,
): Promise<FederationRule> {
  const list = listOf(rule);
  const options = { method: 'PUT', ...bodyFor(api, fieldsFor(api, rule)) } as const;
  return requestOne(to, pathOf(list, rule.id ?? ''), options, ruleDecoder(list));
}

/** DELETE /api/v1/admin/domain_blocks/:id or …/domain_allows/:id */
export async function removeDomainRule(to: Connection, rule: FederationRule): Promise<void> {
  const path = pathOf(listOf(rule), rule.id ?? '');
  await request(to, path, { method: 'DELETE', expects: 'nothing' });
}

const CONFLICT = 409;

/**
 * GET /api/v1/admin/domain_blocks or …/domain_allows — the rule that a refusal is about: Mastodon sends
 * it along, GoToSocial has it in its list.
 */
export async function fetchConflicting(
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
function fieldsFor(api: DomainApi, rule: FederationRule): Record<string, string | boolean> {
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

const bodyFor = (api: DomainApi, body: Record<string, string | boolean>) =>
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
