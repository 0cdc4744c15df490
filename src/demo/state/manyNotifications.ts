/** Creates large numbers of notifications of the usual kinds, by many people about many posts. */
import { notify } from './notifications';
import type { NotificationType } from './notification';
import { publish } from './posts';
import type { Person, Post } from './types';
import type { World } from './world';

/** Used in turn; not every family has the last. */
const kinds = [
  'mention',
  'favourite',
  'reblog',
  'favourite',
  'follow',
  'pleroma:emoji_reaction',
] as const satisfies NotificationType[];

/** Returns the ids of the new notifications that are kept. */
export function createManyNotifications(world: World, person: Person, count: number): string[] {
  const usual = world.dialect === 'mastodon' ? kinds.slice(0, -1) : kinds;
  const others = [...world.people.values()].filter(
    (one) => one !== person && one.isActive && !person.blocks.has(one.id),
  );
  const own = postsBy(world, (post) => post.authorId === person.id);
  if (own.length === 0) own.push(publish(world, { author: person, text: 'Hello' }));
  const told = postsBy(world, ({ authorId }) => others.some(({ id }) => id === authorId));
  const before = new Set(person.notifications.map(({ id }) => id));
  // Continues after the previous call.
  const start = Number(person.notifications.at(-1)?.id ?? 0);
  for (let at = start; at < start + count; at += 1) {
    const type = usual[at % usual.length] ?? 'mention';
    const accountId = others[at % others.length]?.id ?? '';
    const mention = told[at % told.length];
    const postId = own[at % own.length]?.id ?? null;
    if (type === 'mention' && mention) {
      notify(world, person, { type, accountId: mention.authorId, postId: mention.id });
    } else if (type === 'follow') notify(world, person, { type, accountId });
    else if (type === 'pleroma:emoji_reaction') {
      notify(world, person, { type, accountId, postId, emoji: { name: '🔥', url: null } });
    } else notify(world, person, { type, accountId, postId });
  }
  return person.notifications.map(({ id }) => id).filter((id) => !before.has(id));
}

const postsBy = (world: World, isMeant: (post: Post) => boolean): Post[] =>
  world.stream.filter(
    (post) => post.repeatOf === null && post.visibility === 'public' && isMeant(post),
  );
