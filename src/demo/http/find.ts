/** The thing a path names, or the refusal for what the caller may not know. */
import { findByAcct } from '../state/people';
import type { Person, Post } from '../state/types';
import { mayRead } from '../state/visibility';
import { isStaff } from '../render/view';
import type { Call } from './call';
import { notFound, personNotFound } from './refusal';

/** By id, or by name where the family takes one. */
export function findPerson(call: Call, key: string): Person | null {
  const { world } = call;
  const person =
    world.people.get(key) ?? (world.dialect === 'mastodon' ? null : findByAcct(world, key));
  if (!person) return null;
  return person.isActive || isStaff(call.viewer) || person === call.viewer ? person : null;
}

export function personInPath(call: Call): Person {
  const person = findPerson(call, call.path.id ?? '');
  if (!person) throw personNotFound();
  return person;
}

/** For actions, which say `Record not found`. */
export function targetInPath(call: Call): Person {
  const person = findPerson(call, call.path.id ?? '');
  if (!person) throw notFound();
  return person;
}

export function findPost(call: Call, id: string | null): Post | null {
  const post = id === null ? undefined : call.world.posts.get(id);
  return post && mayRead(call.world, call.viewer, post) ? post : null;
}

export function postInPath(call: Call): Post {
  const post = findPost(call, call.path.id ?? '');
  if (!post) throw notFound();
  return post;
}

/** The post itself where the id is that of a repeat. */
export function originalOf(call: Call, post: Post): Post {
  return post.repeatOf === null ? post : (call.world.posts.get(post.repeatOf) ?? post);
}
