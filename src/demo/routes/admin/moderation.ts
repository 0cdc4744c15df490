/** Routes with which staff moderate accounts. */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, Reply, user } from '../../http/call';
import { crash, missingField, refuse } from '../../http/refusal';
import { asStaffSees } from '../../render/report';
import { logOnPeople } from '../../state/admin/federation';
import { findByAcct } from '../../state/people';
import { removePost } from '../../state/posts';
import type { Person } from '../../state/types';
import { needAdmin, needStaff } from './staff';

const BASE = '/api/v1/pleroma/admin/users';

/** The people that a call names; throws if one does not exist. */
function named({ world, params }: SignedIn): Person[] {
  const single = params.text('nickname');
  const nicknames = single === null ? params.list('nicknames') : [single];
  if (nicknames.length === 0) throw missingField('nicknames');
  return nicknames.map((nickname) => {
    const person = findByAcct(world, nickname);
    if (!person) throw crash();
    return person;
  });
}

const activation = (isActive: boolean) => (call: SignedIn) => {
  needStaff(call);
  const people = named(call);
  for (const person of people) person.isActive = isActive;
  const [action, verb] = isActive ? ['activate', 'activated'] : ['deactivate', 'deactivated'];
  logOnPeople(call.world, call.viewer, action ?? '', verb ?? '', people);
  return { users: people.map(asStaffSees) };
};

const tagging = (wanted: boolean) => (call: SignedIn) => {
  needStaff(call);
  const tags = call.params.list('tags');
  for (const person of named(call)) {
    const others = person.tags.filter((tag) => !tags.includes(tag));
    person.tags = wanted ? [...others, ...tags] : others;
  }
  return new Reply({ status: 204 });
};

const granting = (wanted: boolean) => (call: SignedIn) => {
  needAdmin(call);
  const { nickname = '', right = '' } = call.path;
  if (right !== 'admin' && right !== 'moderator') throw refuse(404, 'No such permission_group');
  const person = findByAcct(call.world, nickname);
  if (!person) throw crash();
  if (wanted) person.role = right;
  else if (person.role === right) person.role = null;
  return { [`is_${right}`]: wanted };
};

/** Deactivates the account and deletes its posts. */
function remove(call: SignedIn): string[] {
  needStaff(call);
  const { world } = call;
  const people = named(call);
  for (const person of people) {
    const theirs = [...world.posts.values()].filter(({ authorId }) => authorId === person.id);
    for (const post of theirs) if (world.posts.has(post.id)) removePost(world, post);
    person.isActive = false;
  }
  logOnPeople(world, call.viewer, 'delete', 'deleted', people);
  return people.map(({ nickname }) => nickname);
}

const WRITE = ['admin', 'admin:write:accounts'] as const;
const RIGHT = `${BASE}/:nickname/permission_group/:right`;

const staff = (method: Route['method'], path: string, handle: (call: SignedIn) => unknown): Route =>
  user({ method, path, scopes: WRITE, families: pleromaLike, handle });

export const moderationRoutes: Route[] = [
  staff('PATCH', `${BASE}/activate`, activation(true)),
  staff('PATCH', `${BASE}/deactivate`, activation(false)),
  staff('PUT', `${BASE}/tag`, tagging(true)),
  staff('DELETE', `${BASE}/tag`, tagging(false)),
  staff('POST', RIGHT, granting(true)),
  staff('DELETE', RIGHT, granting(false)),
  staff('DELETE', BASE, remove),
];
