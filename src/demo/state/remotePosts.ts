/**
 * Replies from another server whose parent is unknown here. When a member looks the parent up by
 * its address, the server fetches it and keeps it.
 */
import { addPerson, findByAcct } from './people';
import { composePost, publish } from './posts';
import type { Person, Post } from './types';
import type { World } from './world';

/** Returns the reply and the address of its parent. */
export function replyToUnknownRemotePost(world: World): { reply: Post; uri: string } {
  const ben = findByAcct(world, 'ben@hill.example');
  const frida = findByAcct(world, 'frida@hill.example');
  if (!ben || !frida) throw new Error('Ben and Frida have left');
  const parent = composePost(world, { author: frida, text: 'Who has the key of the boathouse?' });
  const reply = publish(world, { author: ben, text: 'It hangs behind the door.' });
  world.elsewhere.set(parent.uri, parent);
  world.answersElsewhere.set(reply.id, parent.uri);
  return { reply, uri: parent.uri };
}

/** Fetches a post from another server; null for an unknown address. */
export function fetchRemotePost(world: World, uri: string): Post | null {
  const found = world.elsewhere.get(uri);
  if (!found) return null;
  world.elsewhere.delete(uri);
  world.posts.set(found.id, found);
  for (const [replyId, answered] of world.answersElsewhere) {
    const reply = world.posts.get(replyId);
    if (answered !== uri || !reply) continue;
    world.answersElsewhere.delete(replyId);
    // The parent is older than its reply.
    world.stream.splice(world.stream.indexOf(reply), 0, found);
    reply.replyTo = found.id;
    reply.context = found.context;
    found.replies.push(reply.id);
  }
  return found;
}

/** A server that is unknown here, on which every name exists except "nobody". */
const FAR = 'far.example';

/** Adds a person there by `nick@host`; null if there is no such person. */
export function resolveRemotePerson(world: World, name: string): Person | null {
  const [nickname = '', host] = name.trim().replace(/^@/, '').split('@');
  if (host !== FAR || nickname === '' || nickname === 'nobody') return null;
  return findByAcct(world, `${nickname}@${host}`) ?? addPerson(world, { nickname, host });
}
