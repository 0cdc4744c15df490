/** Creates polls, counts votes and ends polls. */
import { notify } from './notifications';
import type { Person, Poll, Post } from './types';
import type { World } from './world';

export function addPoll(
  world: World,
  data: { author: Person; options: string[]; multiple: boolean; expiresAt: number },
): Poll {
  const poll: Poll = {
    id: world.ids.serial('poll'),
    authorId: data.author.id,
    options: data.options.map((title) => ({ title, by: [] })),
    multiple: data.multiple,
    expiresAt: data.expiresAt,
    votes: new Map(),
    ended: false,
  };
  world.polls.set(poll.id, poll);
  return poll;
}

/** Counts the choices; the caller has checked them. */
export function vote(poll: Poll, person: Person, choices: number[]): void {
  poll.votes.set(person.id, choices);
  choices.forEach((choice) => poll.options[choice]?.by.push(person.id));
}

export const postOfPoll = (world: World, poll: Poll): Post | null =>
  [...world.posts.values()].find((post) => post.pollId === poll.id && post.repeatOf === null) ??
  null;

/** Ends due polls and notifies their authors and voters. */
export function endPolls(world: World): void {
  const now = world.clock.now();
  for (const poll of world.polls.values()) {
    if (poll.ended || poll.expiresAt > now) continue;
    poll.ended = true;
    const post = postOfPoll(world, poll);
    if (!post) continue;
    for (const id of new Set([poll.authorId, ...poll.votes.keys()])) {
      const person = world.people.get(id);
      if (person)
        notify(world, person, { type: 'poll', accountId: poll.authorId, postId: post.id });
    }
  }
}
