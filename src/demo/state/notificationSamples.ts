/** Creates any number of notifications of any type, each by another person. */
import { chatWith, sendMessage } from './chats';
import { notify } from './notifications';
import { publish } from './posts';
import type { InteractionKind } from './policies';
import type { Notification, NotificationType } from './notification';
import type { Person, Post } from './types';
import type { World } from './world';

type Parts = Partial<Pick<Notification, 'postId' | 'targetId' | 'emoji' | 'report'>>;

interface Scene {
  world: World;
  person: Person;
  other: Person;
  /** The number of those before it. */
  at: number;
}

/** The subject of a notification of each type; null where an action (such as a post) creates it. */
const parts: Record<NotificationType, (scene: Scene) => Parts | null> = {
  mention: ({ world, person, other, at }) => {
    publish(world, { author: other, text: `@${person.nickname} number ${String(at)}` });
    return null;
  },
  status: (scene) => ({ postId: publish(scene.world, { author: scene.other, text: 'News' }).id }),
  reblog: ofOwnPost,
  favourite: ofOwnPost,
  follow: () => ({}),
  follow_request: ({ person, other }) => {
    other.following.delete(person.id);
    person.followers.delete(other.id);
    person.requests.add(other.id);
    return {};
  },
  poll: ofOwnPost,
  update: ofOwnPost,
  move: ({ world, person, other }) => ({
    targetId: [...world.people.values()].find((one) => one !== person && one !== other)?.id ?? null,
  }),
  'pleroma:emoji_reaction': (scene) => ({
    ...ofOwnPost(scene),
    emoji: scene.at % 2 === 0 ? { name: '🔥', url: null } : customEmoji(scene.world),
  }),
  'pleroma:chat_mention': ({ world, person, other }) => {
    const chat = chatWith(world, other, person);
    sendMessage(world, chat, { text: 'Psst', mediaId: null, idempotencyKey: null });
    return null;
  },
  'pleroma:report': ofReport,
  'pending.favourite': (scene) => waiting(scene, 'favourite'),
  'pending.reply': (scene) => waiting(scene, 'reply'),
  'pending.reblog': (scene) => waiting(scene, 'reblog'),
  'admin.report': ofReport,
  'admin.sign_up': () => ({}),
  quote: ({ world, person, other, at }) => {
    const { postId } = ofOwnPost({ world, person, other, at });
    const quoteOf = world.posts.get(postId) ?? null;
    publish(world, { author: other, text: `Well said, number ${String(at)}`, quoteOf });
    return null;
  },
  quoted_update: ofOwnPost,
  severed_relationships: () => ({}),
  moderation_warning: () => ({}),
  annual_report: () => ({}),
  collection_update: () => ({}),
};

/** Returns the ids of the new notifications; null for an unknown type. */
export function createNotifications(
  world: World,
  person: Person,
  { type, count }: { type: string; count: number },
): string[] | null {
  if (!Object.hasOwn(parts, type)) return null;
  const known = type as NotificationType;
  const others = [...world.people.values()].filter(
    (one) => one !== person && one.host === null && one.isActive && !isSpared(person, one),
  );
  const before = new Set(person.notifications.map(({ id }) => id));
  for (let at = 0; at < count; at += 1) {
    const other = others[at % others.length];
    if (!other) break;
    const found = parts[known]({ world, person, other, at });
    if (found) notify(world, person, { type: known, accountId: other.id, ...found });
  }
  return person.notifications.map(({ id }) => id).filter((id) => !before.has(id));
}

const isSpared = (person: Person, { id }: Person): boolean =>
  person.blocks.has(id) || person.mutes.has(id);

function ofOwnPost({ world, person }: Scene): { postId: string } {
  const isOwn = (post: Post) => post.authorId === person.id && post.repeatOf === null;
  const post = world.stream.findLast(isOwn) ?? publish(world, { author: person, text: 'Hello' });
  return { postId: post.id };
}

function customEmoji(world: World): { name: string; url: string | null } {
  const [emoji] = world.emoji.values();
  return emoji
    ? { name: `:${emoji.shortcode}:`, url: `${world.origin}${emoji.path}` }
    : { name: '🔥', url: null };
}

function ofReport({ world, person, other }: Scene): Parts {
  const reportedId =
    [...world.people.values()].find((one) => one !== person && one !== other)?.id ?? other.id;
  const createdAt = world.clock.now();
  const id = world.ids.flake();
  return {
    report: {
      id,
      reporterId: other.id,
      reportedId,
      text: 'Spam',
      postIds: [],
      createdAt,
      state: 'open',
    },
  };
}

/** A reaction to a new post of the person, which waits for them. */
function waiting({ world, person, other }: Scene, kind: InteractionKind): Parts {
  const post = publish(world, { author: person, text: 'What do you think?' });
  const reply =
    kind === 'reply' ? publish(world, { author: other, text: 'I like it', replyTo: post }) : null;
  world.interactionRequests.push({
    id: world.ids.flake(),
    kind,
    accountId: other.id,
    postId: post.id,
    replyId: reply?.id ?? null,
    createdAt: world.clock.now(),
  });
  return { postId: reply?.id ?? post.id };
}
