/** Drafts of rules, subscriptions to lists, and keys, for administrators of GoToSocial. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, Reply } from '../../http/call';
import type { Json } from '../../http/json';
import type { Params } from '../../http/params';
import { answerPage } from '../../http/paging';
import { notFound, refuse } from '../../http/refusal';
import { deskOf, newDomainRule } from '../../state/admin/federation';
import { permissionsOf, type Draft, type List } from '../../state/admin/permissions';
import type { World } from '../../state/world';
import { gotosocialRoute } from './staff';

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
  adopt_orphans: list.adoptsOrphans,
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

type Exclude = ReturnType<typeof permissionsOf>['excluded'][number];

const renderExclude = ({ id, domain, createdAt }: Exclude): Json => ({
  id,
  domain,
  created_at: iso(createdAt),
});

function exclude(world: World, domain: string): Exclude {
  const { excluded } = permissionsOf(world);
  if (excluded.some((one) => one.domain === domain)) {
    throw refuse(409, `Conflict: ${domain} is excluded already`);
  }
  const id = `01EXCLUDE${String(world.ids.count('excludes') + 1).padStart(4, '0')}`;
  const added = { id, domain, createdAt: world.clock.now() };
  excluded.push(added);
  return added;
}

const excludes = (call: SignedIn) =>
  answerPage(call, [...permissionsOf(call.world).excluded].reverse(), options, renderExclude);

function addExclude({ world, params }: SignedIn): Json {
  const domain = params.text('domain');
  if (domain === null) throw refuse(400, 'Bad Request: domain must be set');
  return renderExclude(exclude(world, domain));
}

const removeExclude = (call: SignedIn): Json =>
  renderExclude(take(call, permissionsOf(call.world).excluded));

function expireKeys({ params }: SignedIn): Reply {
  if (params.text('domain') === null) throw refuse(400, 'Bad Request: no domain given');
  return new Reply({ status: 202, body: EMPTY });
}

function reject(call: SignedIn): Json {
  const draft = take(call, permissionsOf(call.world).drafts);
  if (call.params.flag('exclude_target') === true) exclude(call.world, draft.domain);
  return renderDraft(draft);
}

const lists = (call: SignedIn) =>
  answerPage(call, [...permissionsOf(call.world).lists].reverse(), options, renderList);

type Wishes = Omit<List, 'id' | 'createdAt' | 'type'>;

const newList: Wishes = {
  title: '',
  uri: '',
  contentType: '',
  priority: 0,
  asDraft: true,
  removesRetracted: true,
  adoptsOrphans: false,
  username: '',
  password: '',
};

/** Checks what the call names; the rest stays as it was. */
function wishes(params: Params, before: Wishes, others: readonly List[]): Wishes {
  const uri = params.text('uri') ?? before.uri;
  const contentType = params.text('content_type') ?? before.contentType;
  const priority = params.number('priority') ?? before.priority;
  if (!URL.canParse(uri)) throw refuse(400, 'Bad Request: uri must be a valid URI');
  if (!formats.includes(contentType)) throw refuse(400, 'Bad Request: content_type');
  if (priority < 0 || priority > MOST_PRIORITY) throw refuse(400, 'Bad Request: priority');
  if (others.some((list) => list.uri === uri)) throw refuse(409, 'Conflict: uri already in use');
  return {
    title: params.text('title') ?? before.title,
    uri,
    contentType,
    priority,
    asDraft: params.flag('as_draft') ?? before.asDraft,
    removesRetracted: params.flag('remove_retracted') ?? before.removesRetracted,
    adoptsOrphans: params.flag('adopt_orphans') ?? before.adoptsOrphans,
    username: params.text('fetch_username') ?? before.username,
    password: params.text('fetch_password') ?? before.password,
  };
}

function changeList({ world, params, path }: SignedIn): Json {
  const all = permissionsOf(world).lists;
  const list = all.find(({ id }) => id === path.id);
  if (!list) throw notFound();
  const others = all.filter((one) => one !== list);
  return renderList(Object.assign(list, wishes(params, list, others)));
}

function subscribe({ world, params }: SignedIn): Json {
  const type = params.text('permission_type') ?? '';
  if (!['block', 'allow'].includes(type)) throw refuse(400, 'Bad Request: permission_type');
  const all = permissionsOf(world).lists;
  const list: List = {
    id: `01LIST${String(world.ids.count('lists') + 2).padStart(4, '0')}`,
    createdAt: world.clock.now(),
    type,
    ...wishes(params, newList, all),
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

export const permissionRoutes: Route[] = [
  gotosocialRoute('GET', 'domain_permission_drafts', drafts),
  gotosocialRoute('POST', 'domain_permission_drafts/:id/accept', accept),
  gotosocialRoute('POST', 'domain_permission_drafts/:id/remove', reject),
  gotosocialRoute('GET', 'domain_permission_subscriptions', lists),
  gotosocialRoute('POST', 'domain_permission_subscriptions', subscribe),
  gotosocialRoute('PATCH', 'domain_permission_subscriptions/:id', changeList),
  gotosocialRoute('POST', 'domain_permission_subscriptions/:id/remove', unsubscribe),
  gotosocialRoute('POST', 'domain_permission_subscriptions/:id/test', test),
  gotosocialRoute('GET', 'domain_permission_excludes', excludes),
  gotosocialRoute('POST', 'domain_permission_excludes', addExclude),
  gotosocialRoute('DELETE', 'domain_permission_excludes/:id', removeExclude),
  gotosocialRoute('POST', 'domain_keys_expire', expireKeys),
];
