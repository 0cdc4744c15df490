/** Routes for lists and their members. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import { targetInPath } from '../../http/find';
import type { Json } from '../../http/json';
import { missingField, refuse } from '../../http/refusal';
import { peopleOf } from '../../state/people';
import type { List } from '../../state/types';
import { renderPeople } from './accounts';

const render = (
  call: SignedIn,
  { id, title, exclusive = false, repliesPolicy = 'list' }: List,
): Json =>
  call.world.dialect === 'mastodon'
    ? { id, title, replies_policy: repliesPolicy, exclusive }
    : { id, title };

const ownLists = ({ world, viewer }: SignedIn): List[] =>
  [...world.lists.values()].filter(({ ownerId }) => ownerId === viewer.id);

function ownList(call: SignedIn): List {
  const list = ownLists(call).find(({ id }) => id === call.path.id);
  if (!list) {
    throw refuse(404, call.world.dialect === 'mastodon' ? 'Record not found' : 'List not found');
  }
  return list;
}

function readTitle({ params }: SignedIn): string {
  const title = params.text('title');
  if (title === null) throw missingField('title');
  if (title.trim() === '') throw refuse(422, "can't be blank");
  return title;
}

function readReplies({ params }: SignedIn): string | null {
  const policy = params.text('replies_policy');
  if (policy !== null && !['followed', 'list', 'none'].includes(policy)) {
    throw refuse(422, 'Validation failed: Replies policy is not included in the list');
  }
  return policy;
}

function create(call: SignedIn): Json {
  const title = readTitle(call);
  const id = call.world.ids.serial('list');
  const exclusive = call.params.flag('exclusive') ?? false;
  const repliesPolicy = readReplies(call) ?? 'list';
  const members = new Set<string>();
  const list = { id, ownerId: call.viewer.id, title, members, exclusive, repliesPolicy };
  call.world.lists.set(id, list);
  return render(call, list);
}

const READ = ['read:lists'] as const;
const WRITE = ['write:lists'] as const;

export const listRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/lists',
    scopes: READ,
    handle: (call) =>
      ownLists(call)
        .reverse()
        .map((list) => render(call, list)),
  }),
  user({ method: 'POST', path: '/api/v1/lists', scopes: WRITE, handle: create }),
  user({
    method: 'GET',
    path: '/api/v1/lists/:id',
    scopes: READ,
    handle: (call) => render(call, ownList(call)),
  }),
  user({
    method: 'PUT',
    path: '/api/v1/lists/:id',
    scopes: WRITE,
    handle: (call) => {
      const list = ownList(call);
      list.title = readTitle(call);
      list.exclusive = call.params.flag('exclusive') ?? list.exclusive ?? false;
      list.repliesPolicy = readReplies(call) ?? list.repliesPolicy ?? 'list';
      return render(call, list);
    },
  }),
  user({
    method: 'DELETE',
    path: '/api/v1/lists/:id',
    scopes: WRITE,
    handle: (call) => {
      call.world.lists.delete(ownList(call).id);
      return EMPTY;
    },
  }),
  user({
    method: 'GET',
    path: '/api/v1/lists/:id/accounts',
    scopes: READ,
    handle: (call) => renderPeople(call, peopleOf(call.world, ownList(call).members)),
  }),
  user({
    method: 'POST',
    path: '/api/v1/lists/:id/accounts',
    scopes: WRITE,
    handle: (call) => {
      const { members } = ownList(call);
      peopleOf(call.world, call.params.list('account_ids')).forEach(({ id }) => members.add(id));
      return EMPTY;
    },
  }),
  user({
    method: 'DELETE',
    path: '/api/v1/lists/:id/accounts',
    scopes: WRITE,
    handle: (call) => {
      const { members } = ownList(call);
      call.params.list('account_ids').forEach((id) => members.delete(id));
      return EMPTY;
    },
  }),
  user({
    method: 'GET',
    path: '/api/v1/accounts/:id/lists',
    scopes: READ,
    handle: (call) => {
      const { id } = targetInPath(call);
      return ownLists(call)
        .filter(({ members }) => members.has(id))
        .map((list) => render(call, list));
    },
  }),
];
