/**
 * Finds the object that a path names; throws the family's refusal if the caller may not know of it.
 */
import { findByAcct } from '../state/people';
import type { Person, Post } from '../state/types';
import { mayRead } from '../state/visibility';
import { isStaff } from '../render/view';
import type { Call } from './call';
import { notFound, personNotFound } from './refusal';

/** Finds a person by id, or by name where the family accepts names. */
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

/** The person that an action names; the refusal is `Record not found`. */
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

/** The original post if the id is that of a repeat. */
export function originalOf(call: Call, post: Post): Post {
  return post.repeatOf === null ? post : (call.world.posts.get(post.repeatOf) ?? post);
}
