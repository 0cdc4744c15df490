/** Writes a thread of any length and depth at once, to test how a client handles it. */
import type { Post } from '../state/types';
import { publish } from '../state/posts';
import type { World } from '../state/world';
import { remark, reply } from './sentences';

interface LongThread {
  /** The number of posts in the longest chain of replies, the first post included. */
  depth: number;
  /** The number of replies. */
  count: number;
}

/** Returns the first post and its replies, oldest first: one chain of full depth, and branches. */
export function writeThread(world: World, { depth, count }: LongThread): Post[] {
  const random = world.random.fork(`thread ${String(depth)} ${String(count)}`);
  const writers = [...world.people.values()].filter((person) => person.isActive && !person.locked);
  const first = publish(world, { author: random.pick(writers), text: remark(random) });
  const posts = [first];
  const depths = new Map([[first.id, 1]]);
  while (posts.length <= count) {
    // Builds the deepest chain first, then replies anywhere above its end.
    const last = posts.at(-1) ?? first;
    const isLine = posts.length < depth;
    const open = isLine ? [last] : posts.filter(({ id }) => (depths.get(id) ?? 1) < depth);
    const replyTo = random.pick(open.length > 0 ? open : [first]);
    const next = publish(world, { author: random.pick(writers), text: reply(random), replyTo });
    depths.set(next.id, (depths.get(replyTo.id) ?? 1) + 1);
    posts.push(next);
  }
  return posts;
}
