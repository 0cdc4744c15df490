/** People as staff of the Pleroma family lists and changes them. */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, Reply, user } from '../../http/call';
import type { Json } from '../../http/json';
import { crash, notFound } from '../../http/refusal';
import { asStaffSees } from '../../render/report';
import { caseload } from '../../seed/caseload';
import { acctOf, byNewest, findByAcct } from '../../state/people';
import type { Person } from '../../state/types';
import { needAdmin, needStaff, pageOfPosts } from './staff';

const PAGE = 50;
const BASE = '/api/v1/pleroma/admin/users';

const filters: Record<string, (person: Person) => boolean> = {
  local: ({ host }) => host === null,
  external: ({ host }) => host !== null,
  active: ({ isActive, isApproved, isConfirmed }) => isActive && isApproved && isConfirmed,
  deactivated: ({ isActive }) => !isActive,
  need_approval: ({ isApproved }) => !isApproved,
  unconfirmed: ({ isConfirmed }) => !isConfirmed,
  is_admin: ({ role }) => role === 'admin',
  is_moderator: ({ role }) => role === 'moderator',
};

function list(call: SignedIn): Json {
  needStaff(call);
  const { world, params } = call;
  caseload(world);
  const wanted = (params.text('filters') ?? '').split(',').flatMap((name) => filters[name] ?? []);
  const tags = params.list('tags');
  const part = (name: string, text: string | null) =>
    (text ?? '').toLowerCase().includes((params.text(name) ?? '').toLowerCase());
  const email = params.text('email');
  const rows = [...world.people.values()]
    .filter(
      (person) =>
        wanted.every((fits) => fits(person)) &&
        part('query', acctOf(person)) &&
        part('name', person.displayName) &&
        (email === null || person.email === email) &&
        (tags.length === 0 || tags.some((tag) => person.tags.includes(tag))),
    )
    .sort(byNewest);
  const size = params.number('page_size') ?? PAGE;
  const start = ((params.number('page') ?? 1) - 1) * size;
  return {
    users: rows.slice(start, start + size).map(asStaffSees),
    count: rows.length,
    page_size: size,
  };
}

function find(call: SignedIn): Person {
  needStaff(call);
  const { world } = call;
  caseload(world);
  const name = call.path.nickname ?? '';
  const person = world.people.get(name) ?? findByAcct(world, name);
  if (!person) throw notFound();
  return person;
}

function posts(call: SignedIn): Json {
  needAdmin(call);
  const person = find(call);
  const { world, params, view } = call;
  const everything = params.flag('godmode') === true;
  const rows = [...world.posts.values()]
    .filter(
      ({ authorId, repeatOf, visibility }) =>
        authorId === person.id &&
        repeatOf === null &&
        (everything || visibility === 'public' || visibility === 'unlisted'),
    )
    .sort(byNewest);
  return pageOfPosts(params, view, rows);
}

function resetLink(call: SignedIn): Json {
  needAdmin(call);
  const { id } = find(call);
  const token = `reset-${id}`;
  return { token, link: `${call.world.origin}/api/v1/pleroma/password_reset/${token}` };
}

const changing =
  (need: (call: SignedIn) => void, change: (person: Person) => void, answer?: 204) =>
  (call: SignedIn) => {
    need(call);
    const people = call.params.list('nicknames').map((nickname) => {
      const person = findByAcct(call.world, nickname);
      if (!person) throw crash();
      return person;
    });
    people.forEach(change);
    return answer ? new Reply({ status: answer }) : { users: people.map(asStaffSees) };
  };

function disableMfa(call: SignedIn): unknown {
  needAdmin(call);
  const nickname = call.params.text('nickname') ?? '';
  const person = findByAcct(call.world, nickname);
  if (!person) throw notFound();
  person.secondFactor = null;
  return new Reply({ body: nickname });
}

const READ = ['admin', 'admin:read:accounts'] as const;
const WRITE = ['admin', 'admin:write:accounts'] as const;
const READ_POSTS = ['admin', 'admin:read:statuses'] as const;

const reading = (path: string, handle: (call: SignedIn) => unknown): Route =>
  user({ method: 'GET', path, scopes: READ, families: pleromaLike, handle });
const patching = (path: string, handle: (call: SignedIn) => unknown): Route =>
  user({ method: 'PATCH', path, scopes: WRITE, families: pleromaLike, handle });

export const pleromaPeopleRoutes: Route[] = [
  reading(BASE, list),
  user({
    method: 'GET',
    path: `${BASE}/:nickname/statuses`,
    scopes: READ_POSTS,
    families: pleromaLike,
    handle: posts,
  }),
  user({
    method: 'GET',
    path: `${BASE}/:nickname/password_reset`,
    scopes: WRITE,
    families: pleromaLike,
    handle: resetLink,
  }),
  reading(`${BASE}/:nickname`, (call) => asStaffSees(find(call))),
  patching(
    `${BASE}/approve`,
    changing(needStaff, (person) => {
      person.isApproved = true;
    }),
  ),
  patching(
    `${BASE}/confirm_email`,
    changing(needAdmin, (person) => {
      person.isConfirmed = true;
    }),
  ),
  patching(
    `${BASE}/resend_confirmation_email`,
    changing(needAdmin, () => undefined),
  ),
  patching(
    `${BASE}/force_password_reset`,
    changing(
      needAdmin,
      (person) => {
        person.mustResetPassword = true;
      },
      204,
    ),
  ),
  user({
    method: 'PUT',
    path: `${BASE}/disable_mfa`,
    scopes: WRITE,
    families: pleromaLike,
    handle: disableMfa,
  }),
];
