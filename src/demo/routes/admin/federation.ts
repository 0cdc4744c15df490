/** Other servers and sign-ups, for administrators of Mastodon and GoToSocial. */
import { createHash } from 'node:crypto';
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { notFound, refuse } from '../../http/refusal';
import {
  blockedName,
  deskOf,
  newDomainRule,
  type BlockedName,
  type DomainRule,
} from '../../state/admin/federation';
import type { World } from '../../state/world';
import { serverMeasure } from './statistics';

const MOST = 200;

function needAdministrator({ viewer }: SignedIn): void {
  if (viewer.role !== 'admin') throw refuse(403, 'This action is not allowed');
}

const iso = (time: number): string => new Date(time).toISOString();
const isGoToSocial = ({ options }: World): boolean => options.family === 'gotosocial';

function renderRule(world: World, rule: DomainRule, isAllow: boolean): Json {
  const { id, host, createdAt, obfuscate, publicComment, privateComment } = rule;
  const plain = { id, domain: host, created_at: iso(createdAt) };
  const comments = { public_comment: publicComment, private_comment: privateComment, obfuscate };
  if (isGoToSocial(world)) return { ...plain, ...comments };
  if (isAllow) return plain;
  const { severity, rejectMedia, rejectReports } = rule;
  return {
    ...plain,
    ...comments,
    severity,
    reject_media: rejectMedia,
    reject_reports: rejectReports,
  };
}

function takeOver(rule: DomainRule, { params }: SignedIn): void {
  rule.severity = params.text('severity') ?? rule.severity;
  rule.rejectMedia = params.flag('reject_media') ?? rule.rejectMedia;
  rule.rejectReports = params.flag('reject_reports') ?? rule.rejectReports;
  rule.obfuscate = params.flag('obfuscate') ?? rule.obfuscate;
  if (params.has('public_comment')) rule.publicComment = params.text('public_comment');
  if (params.has('private_comment')) rule.privateComment = params.text('private_comment');
}

type List = 'blocks' | 'allows';

const listRules = (list: List) => (call: SignedIn) => {
  needAdministrator(call);
  const { world } = call;
  const rows = [...deskOf(world)[list]].reverse();
  const render = (rule: DomainRule) => renderRule(world, rule, list === 'allows');
  if (isGoToSocial(world)) return rows.map(render);
  return answerPage(call, rows, { cursorOf: ({ id }) => id, maxLimit: MOST }, render);
};

function findRule(call: SignedIn, list: List): DomainRule {
  needAdministrator(call);
  const rule = deskOf(call.world)[list].find(({ id }) => id === call.path.id);
  if (!rule) throw notFound();
  return rule;
}

const addRule = (list: List) => (call: SignedIn) => {
  needAdministrator(call);
  const { world, params } = call;
  const host = params.text('domain');
  if (host === null) throw refuse(422, "Validation failed: Domain can't be blank");
  const rules = deskOf(world)[list];
  const there = rules.find((rule) => rule.host === host);
  if (there && isGoToSocial(world)) throw refuse(409, `Conflict: a rule for ${host} exists`);
  if (there && list === 'blocks') {
    throw refuse(422, 'Validation failed: Domain has already been taken', {
      existing_domain_block: renderRule(world, there, false),
    });
  }
  const rule = there ?? newDomainRule(world, host);
  takeOver(rule, call);
  if (!there) rules.push(rule);
  return renderRule(world, rule, list === 'allows');
};

const changeRule = (list: List) => (call: SignedIn) => {
  const rule = findRule(call, list);
  if (list === 'allows' && !isGoToSocial(call.world)) throw notFound();
  takeOver(rule, call);
  return renderRule(call.world, rule, list === 'allows');
};

const removeRule = (list: List) => (call: SignedIn) => {
  const rule = findRule(call, list);
  const rules = deskOf(call.world)[list];
  rules.splice(rules.indexOf(rule), 1);
  return isGoToSocial(call.world) ? renderRule(call.world, rule, list === 'allows') : EMPTY;
};

type Names = 'mail' | 'emails' | 'addresses';

const nounOf = { mail: 'domain', emails: 'email', addresses: 'ip' } as const;

function renderName({ id, name, createdAt, ...rest }: BlockedName, list: Names): Json {
  if (list === 'emails') return { id, canonical_email_hash: name };
  if (list === 'mail') {
    const history = [{ day: String(Math.floor(createdAt / 1_000)), accounts: '1', uses: '3' }];
    return { id, domain: name, created_at: iso(createdAt), history };
  }
  return {
    id,
    ip: name,
    severity: rest.severity,
    comment: rest.comment,
    created_at: iso(createdAt),
    expires_at: rest.expiresAt === null ? null : iso(rest.expiresAt),
  };
}

const listNames = (list: Names) => (call: SignedIn) => {
  needAdministrator(call);
  const rows = [...deskOf(call.world)[list]].reverse();
  const options = { cursorOf: ({ id }: BlockedName) => id, maxLimit: MOST };
  return answerPage(call, rows, options, (row) => renderName(row, list));
};

/** Mastodon's fingerprint: without the dots, and what follows a plus, before the at sign. */
function fingerprint(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [plain = ''] = local.replaceAll('.', '').split('+');
  return createHash('sha256').update(`${plain}@${host}`).digest('hex');
}

/** Null for ever. */
function endOf({ world, params }: SignedIn): number | null {
  const lasts = params.number('expires_in');
  return lasts === null ? null : world.clock.now() + lasts * 1_000;
}

const addOne = (list: Names) => (call: SignedIn) => {
  needAdministrator(call);
  const { world, params } = call;
  const given = params.text(nounOf[list]);
  if (given === null) throw refuse(422, "Validation failed: it can't be blank");
  const name = list === 'emails' ? fingerprint(given) : given;
  const names = deskOf(world)[list];
  if (names.some((one) => one.name === name)) {
    throw refuse(422, 'Validation failed: it has already been taken');
  }
  const added = {
    ...blockedName(world, name),
    severity: params.text('severity') ?? '',
    comment: params.text('comment') ?? '',
    expiresAt: endOf(call),
  };
  names.push(added);
  return renderName(added, list);
};

const changeAddress = (call: SignedIn) => {
  needAdministrator(call);
  const { world, params, path } = call;
  const address = deskOf(world).addresses.find(({ id }) => id === path.id);
  if (!address) throw notFound();
  address.severity = params.text('severity') ?? address.severity;
  if (params.has('comment')) address.comment = params.text('comment') ?? '';
  if ('expires_in' in params.values) address.expiresAt = endOf(call);
  return renderName(address, 'addresses');
};

const removeOne = (list: Names) => (call: SignedIn) => {
  needAdministrator(call);
  const names = deskOf(call.world)[list];
  const at = names.findIndex(({ id }) => id === call.path.id);
  if (at < 0) throw notFound();
  names.splice(at, 1);
  return EMPTY;
};

/** How many follows there are with one server, and what happens on this one. */
function measures(call: SignedIn): Json[] {
  needAdministrator(call);
  const { world, params } = call;
  const host = params.inner('instance_follows')?.text('domain') ?? '';
  const there = [...world.people.values()].filter((person) => person.host === host);
  const here = [...world.people.values()].filter((person) => person.host === null);
  const count = (from: typeof there, to: typeof there) =>
    from.reduce((sum, one) => sum + to.filter(({ id }) => one.following.has(id)).length, 0);
  const totals: Record<string, number> = {
    instance_accounts: there.length,
    instance_follows: count(here, there),
    instance_followers: count(there, here),
  };
  return params
    .list('keys')
    .map(
      (key) =>
        serverMeasure(call, key) ?? { key, unit: null, total: String(totals[key] ?? 0), data: [] },
    );
}

type Handle = (call: SignedIn) => unknown;

const route = (method: Route['method'], path: string, noun: string, handle: Handle): Route =>
  user({
    method,
    path: `/api/v1/admin/${path}`,
    scopes: [`admin:${method === 'GET' ? 'read' : 'write'}:${noun}`],
    families: ['mastodon'],
    handle,
  });

const rulesAt = (noun: string, list: List): Route[] => [
  route('GET', noun, noun, listRules(list)),
  route('POST', noun, noun, addRule(list)),
  route('GET', `${noun}/:id`, noun, (call) =>
    renderRule(call.world, findRule(call, list), list === 'allows'),
  ),
  route('PUT', `${noun}/:id`, noun, changeRule(list)),
  route('DELETE', `${noun}/:id`, noun, removeRule(list)),
];

const namesAt = (noun: string, list: Names): Route[] => [
  route('GET', noun, noun, listNames(list)),
  route('POST', noun, noun, addOne(list)),
  route('DELETE', `${noun}/:id`, noun, removeOne(list)),
];

/** The list of those that match. */
function testEmail(call: SignedIn): Json[] {
  needAdministrator(call);
  const email = call.params.text('email');
  if (email === null) throw refuse(400, 'param is missing or the value is empty: email');
  const sought = fingerprint(email);
  return deskOf(call.world)
    .emails.filter(({ name }) => name === sought)
    .map((row) => renderName(row, 'emails'));
}

export const federationRoutes: Route[] = [
  ...rulesAt('domain_blocks', 'blocks'),
  ...rulesAt('domain_allows', 'allows'),
  ...namesAt('email_domain_blocks', 'mail'),
  ...namesAt('canonical_email_blocks', 'emails'),
  ...namesAt('ip_blocks', 'addresses'),
  user({
    method: 'POST',
    path: '/api/v1/admin/canonical_email_blocks/test',
    scopes: ['admin:read:canonical_email_blocks'],
    families: ['mastodon'],
    handle: testEmail,
  }),
  route('PUT', 'ip_blocks/:id', 'ip_blocks', changeAddress),
  user({
    method: 'POST',
    path: '/api/v1/admin/measures',
    scopes: ['admin:read'],
    families: ['mastodon'],
    handle: measures,
  }),
];
