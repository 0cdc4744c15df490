/** People as staff of Mastodon lists them, and administrators of GoToSocial. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { notFound, refuse } from '../../http/refusal';
import { renderStaffAccount } from '../../render/report';
import { caseload } from '../../seed/caseload';
import { byNewest } from '../../state/people';
import { removePost } from '../../state/posts';
import type { Person } from '../../state/types';
import { needRole } from './staff';

const MOST = 200;

const has = (measure: string) => (person: Person) => person.measures?.has(measure) ?? false;

const flags: Record<string, (person: Person) => boolean> = {
  local: ({ host }) => host === null,
  remote: ({ host }) => host !== null,
  active: (person) => person.isApproved && !has('suspended')(person) && !has('disabled')(person),
  pending: ({ isApproved }) => !isApproved,
  disabled: has('disabled'),
  silenced: has('silenced'),
  suspended: has('suspended'),
  staff: ({ role }) => role !== null,
};

function list(call: SignedIn) {
  needRole(call);
  const { world, params, view } = call;
  caseload(world);
  const wanted = Object.entries(flags).filter(([name]) => params.flag(name) === true);
  const like = (name: string, text: string | null) =>
    (text ?? '').toLowerCase().includes((params.text(name) ?? '').toLowerCase());
  const rows = [...world.people.values()]
    .filter(
      (person) =>
        wanted.every(([, fits]) => fits(person)) &&
        like('username', person.nickname) &&
        like('display_name', person.displayName) &&
        like('email', person.email) &&
        (params.text('by_domain') ?? person.host) === person.host &&
        (params.text('ip') ?? person.ip ?? null) === (person.ip ?? null),
    )
    .sort(byNewest);
  const options = { cursorOf: ({ id }: Person) => id, maxLimit: MOST };
  return answerPage(call, rows, options, (person) => renderStaffAccount(view, person));
}

function find(call: SignedIn): Person {
  needRole(call);
  caseload(call.world);
  const person = call.world.people.get(call.path.id ?? '');
  if (!person) throw notFound();
  return person;
}

/** Only who waits for it is approved or refused. */
function waiting(call: SignedIn): Person {
  const person = find(call);
  if (person.isApproved) throw refuse(403, 'This action is not allowed');
  return person;
}

function approve(call: SignedIn): Json | null {
  const person = waiting(call);
  person.isApproved = true;
  return renderStaffAccount(call.view, person);
}

function reject(call: SignedIn): Json | null {
  const person = waiting(call);
  const answer = renderStaffAccount(call.view, person);
  call.world.people.delete(person.id);
  return answer;
}

function remove(call: SignedIn): Json {
  const person = find(call);
  if (!has('suspended')(person)) throw refuse(403, 'This action is not allowed');
  const { world } = call;
  for (const post of [...world.posts.values()]) {
    if (post.authorId === person.id && world.posts.has(post.id)) removePost(world, post);
  }
  world.people.delete(person.id);
  return EMPTY;
}

const ACCOUNTS = '/api/v1/admin/accounts';
const ACCOUNT = `${ACCOUNTS}/:id`;

type Part = Pick<Route, 'method' | 'path'> & { handle(call: SignedIn): unknown };

const reading = (part: Part): Route =>
  user({ families: ['mastodon'], scopes: ['admin:read:accounts'], ...part });
const writing = (part: Part): Route =>
  user({ families: ['mastodon'], scopes: ['admin:write:accounts'], ...part });

export const mastodonPeopleRoutes: Route[] = [
  reading({ method: 'GET', path: ACCOUNTS, handle: list }),
  reading({
    method: 'GET',
    path: ACCOUNT,
    handle: (call) => renderStaffAccount(call.view, find(call)),
  }),
  writing({ method: 'POST', path: `${ACCOUNT}/approve`, handle: approve }),
  writing({ method: 'POST', path: `${ACCOUNT}/reject`, handle: reject }),
  writing({ method: 'DELETE', path: ACCOUNT, handle: remove }),
];
