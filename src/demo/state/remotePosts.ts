/**
 * A reply that came from another server without what it answers. Members find that by its name: then
 * the server fetches it, and knows from there on.
 */
import { addPerson, findByAcct } from './people';
import { composePost, publish } from './posts';
import type { Person, Post } from './types';
import type { World } from './world';

/** Returns the reply, and the name of what it answers. */
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

/** Asks the other server; null for an address that leads nowhere. */
export function fetchRemotePost(world: World, uri: string): Post | null {
  const found = world.elsewhere.get(uri);
  if (!found) return null;
  world.elsewhere.delete(uri);
  world.posts.set(found.id, found);
  for (const [replyId, answered] of world.answersElsewhere) {
    const reply = world.posts.get(replyId);
    if (answered !== uri || !reply) continue;
    world.answersElsewhere.delete(replyId);
    // It is older than what answers it.
    world.stream.splice(world.stream.indexOf(reply), 0, found);
    reply.replyTo = found.id;
    reply.context = found.context;
    found.replies.push(reply.id);
  }
  return found;
}

/** A server of which nothing is known here, and on which everybody but nobody lives. */
const FAR = 'far.example';

/** Gets to know somebody there by `nick@host`; null where there is no such person. */
export function resolveRemotePerson(world: World, name: string): Person | null {
  const [nickname = '', host] = name.trim().replace(/^@/, '').split('@');
  if (host !== FAR || nickname === '' || nickname === 'nobody') return null;
  return findByAcct(world, `${nickname}@${host}`) ?? addPerson(world, { nickname, host });
}
