/** Drafts of rules and subscriptions to lists, for administrators of GoToSocial. */
import type { Route, SignedIn } from '../../http/call';
import { user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { notFound, refuse } from '../../http/refusal';
import { deskOf, newDomainRule } from '../../state/admin/federation';
import { permissionsOf, type Draft, type List } from '../../state/admin/permissions';
import { needRole } from './staff';

const MOST = 100;
const MOST_PRIORITY = 255;
const ENTRIES = 53;
const formats = ['text/csv', 'text/plain', 'application/json'];

const iso = (time: number): string => new Date(time).toISOString();

const renderDraft = (draft: Draft): Json => ({
  id: draft.id,
  domain: draft.domain,
  permission_type: draft.type,
  public_comment: draft.publicComment,
  private_comment: draft.privateComment,
  obfuscate: false,
  created_at: iso(draft.createdAt),
});

const renderList = (list: List): Json => ({
  id: list.id,
  permission_type: list.type,
  title: list.title,
  uri: list.uri,
  content_type: list.contentType,
  priority: list.priority,
  as_draft: list.asDraft,
  remove_retracted: list.removesRetracted,
  adopt_orphans: false,
  created_at: iso(list.createdAt),
  fetched_at: iso(list.createdAt),
  successfully_fetched_at: iso(list.createdAt),
  count: ENTRIES,
});

const options = { cursorOf: ({ id }: { id: string }) => id, maxLimit: MOST };

const drafts = (call: SignedIn) =>
  answerPage(call, [...permissionsOf(call.world).drafts].reverse(), options, renderDraft);

function take<Row extends { id: string }>({ path }: SignedIn, rows: Row[]): Row {
  const at = rows.findIndex(({ id }) => id === path.id);
  const [row] = at < 0 ? [] : rows.splice(at, 1);
  if (!row) throw notFound();
  return row;
}

function accept(call: SignedIn): Json {
  const { world, params, path } = call;
  const all = permissionsOf(world).drafts;
  const draft = all.find(({ id }) => id === path.id);
  if (!draft) throw notFound();
  const rules = deskOf(world)[draft.type === 'allow' ? 'allows' : 'blocks'];
  const there = rules.find(({ host }) => host === draft.domain);
  if (there && params.flag('overwrite') !== true) {
    throw refuse(409, `Conflict: a rule for ${draft.domain} exists`);
  }
  const rule = there ?? newDomainRule(world, draft.domain);
  rule.publicComment = draft.publicComment;
  if (!there) rules.push(rule);
  return renderDraft(take(call, all));
}

function reject(call: SignedIn): Json {
  const { excluded, drafts: all } = permissionsOf(call.world);
  const draft = take(call, all);
  if (call.params.flag('exclude_target') === true) excluded.add(draft.domain);
  return renderDraft(draft);
}

const lists = (call: SignedIn) =>
  answerPage(call, [...permissionsOf(call.world).lists].reverse(), options, renderList);

function subscribe({ world, params }: SignedIn): Json {
  const [uri, type] = [params.text('uri') ?? '', params.text('permission_type') ?? ''];
  const contentType = params.text('content_type') ?? '';
  const priority = params.number('priority') ?? 0;
  if (!URL.canParse(uri)) throw refuse(400, 'Bad Request: uri must be a valid URI');
  if (!['block', 'allow'].includes(type)) throw refuse(400, 'Bad Request: permission_type');
  if (!formats.includes(contentType)) throw refuse(400, 'Bad Request: content_type');
  if (priority < 0 || priority > MOST_PRIORITY) throw refuse(400, 'Bad Request: priority');
  const all = permissionsOf(world).lists;
  if (all.some((list) => list.uri === uri)) throw refuse(409, 'Conflict: uri already in use');
  const list: List = {
    id: `01LIST${String(world.ids.count('lists') + 2).padStart(4, '0')}`,
    createdAt: world.clock.now(),
    type,
    title: params.text('title') ?? '',
    uri,
    contentType,
    priority,
    asDraft: params.flag('as_draft') ?? true,
    removesRetracted: params.flag('remove_retracted') ?? true,
  };
  all.push(list);
  return renderList(list);
}

const unsubscribe = (call: SignedIn): Json =>
  renderList(take(call, permissionsOf(call.world).lists));

/** Lists that lie elsewhere cannot be fetched here. */
function test({ world, path }: SignedIn) {
  const list = permissionsOf(world).lists.find(({ id }) => id === path.id);
  if (!list) throw notFound();
  if (!list.uri.startsWith('https://lists.example/')) {
    return { error: `error fetching ${list.uri}: no such host` };
  }
  return Array.from({ length: ENTRIES }, (_, at) => ({ domain: `spam${String(at)}.example` }));
}

const route = (method: 'GET' | 'POST', path: string, handle: (call: SignedIn) => unknown): Route =>
  user({
    method,
    path: `/api/v1/admin/domain_permission_${path}`,
    scopes: [`admin:${method === 'GET' ? 'read' : 'write'}`],
    families: ['mastodon'],
    handle: (call) => {
      if (call.world.options.family !== 'gotosocial') throw notFound();
      needRole(call);
      return handle(call);
    },
  });

export const permissionRoutes: Route[] = [
  route('GET', 'drafts', drafts),
  route('POST', 'drafts/:id/accept', accept),
  route('POST', 'drafts/:id/remove', reject),
  route('GET', 'subscriptions', lists),
  route('POST', 'subscriptions', subscribe),
  route('POST', 'subscriptions/:id/remove', unsubscribe),
  route('POST', 'subscriptions/:id/test', test),
];
