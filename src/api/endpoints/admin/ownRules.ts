/** The rules of the own server, on Pleroma and GoToSocial; the latter takes forms, and no order. */
import type { RuleOffers } from '@/domain/admin/serverOffers';
import type { OwnRule, PriorityChange, RuleDraft } from '@/domain/admin/ownRules';
import { decodeOwnRule, decodeOwnRules } from '@/api/decode/admin/ownRules';
import { isMissing } from '@/api/errors';
import { request, type Answer, type Connection, type RequestOptions } from '@/api/http';
import { oneOf, rowsOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

const PLEROMA = '/rules';
const GOTOSOCIAL = '/api/v1/admin/instance/rules';

const ask = (
  to: Connection,
  { api }: RuleOffers,
  rest: string,
  options: RequestOptions,
): Promise<Answer> =>
  api === 'pleroma'
    ? requestAsStaff(to, PLEROMA + rest, options)
    : request(to, GOTOSOCIAL + rest, options);

const at = (id: string): string => `/${encodeURIComponent(id)}`;

const bodyFor = ({ api, hints }: RuleOffers, { text, hint }: RuleDraft, more: object = {}) => {
  if (api === 'gotosocial') return { form: { text: text.trim() } };
  return { json: { text: text.trim(), ...(hints ? { hint: hint.trim() } : {}), ...more } };
};

/** GET …/admin/rules or /api/v1/admin/instance/rules */
export async function fetchOwnRules(to: Connection, offers: RuleOffers): Promise<OwnRule[]> {
  return decodeOwnRules(rowsOf(PLEROMA, await ask(to, offers, '', {})).data);
}

/** POST …/admin/rules or /api/v1/admin/instance/rules */
export async function addOwnRule(
  to: Connection,
  offers: RuleOffers,
  draft: RuleDraft,
  priority: number,
): Promise<OwnRule> {
  const body = bodyFor(offers, draft, { priority });
  return oneOf(PLEROMA, await ask(to, offers, '', { method: 'POST', ...body }), decodeOwnRule);
}

/** PATCH …/admin/rules/:id or /api/v1/admin/instance/rules/:id — with its text */
export async function saveOwnRule(
  to: Connection,
  offers: RuleOffers,
  id: string,
  draft: RuleDraft,
): Promise<OwnRule> {
  const options = { method: 'PATCH', ...bodyFor(offers, draft) } as const;
  return oneOf(PLEROMA, await ask(to, offers, at(id), options), decodeOwnRule);
}

/** PATCH …/admin/rules/:id — with its place */
export async function placeOwnRule(
  to: Connection,
  offers: RuleOffers,
  { id, priority }: PriorityChange,
): Promise<OwnRule> {
  const options = { method: 'PATCH', json: { priority } } as const;
  return oneOf(PLEROMA, await ask(to, offers, at(id), options), decodeOwnRule);
}

/** DELETE …/admin/rules/:id or /api/v1/admin/instance/rules/:id */
export async function removeOwnRule(to: Connection, offers: RuleOffers, id: string): Promise<void> {
  try {
    await ask(to, offers, at(id), { method: 'DELETE', expects: 'nothing' });
  } catch (error) {
    // Somebody else was faster.
    if (!isMissing(error)) throw error;
  }
}
