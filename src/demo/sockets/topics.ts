/** The streams that a socket can subscribe to, and the events that belong to each. */
import { covers } from '../state/oauth';
import type { Token } from '../state/credentials';
import { isInHome, isInPublic, passes } from '../state/timelines';
import type { TimelineFilter } from '../state/timelines';
import type { Person, Post } from '../state/types';
import { isListed, isUnwanted, mayRead } from '../state/visibility';
import type { World } from '../state/world';

export interface Topic {
  stream: string;
  /** The id of a list, the name of a hashtag, or a host. */
  about: string | null;
}

/** The status with which a subscription is refused. */
type TopicRefusal = 401 | 404;

const publicStreams: Record<string, TimelineFilter> = {
  public: {},
  'public:local': { local: true },
  'public:media': { onlyMedia: true },
  'public:local:media': { local: true, onlyMedia: true },
  'public:remote': { remote: true },
  'public:remote:media': { remote: true, onlyMedia: true },
};

const userStreams: Record<string, string> = {
  user: 'read:statuses',
  direct: 'read:statuses',
  'user:notification': 'read:notifications',
  'user:pleroma_chat': 'read:chats',
};

interface Subscriber {
  person: Person | null;
  token: Token | null;
}

/** Finds the topic that a query or a message requests. */
export function readTopic(
  world: World,
  { person, token }: Subscriber,
  get: (name: string) => string | null,
): Topic | TopicRefusal {
  const stream = get('stream') ?? '';
  const isMastodon = world.dialect === 'mastodon';
  const scope = userStreams[stream];
  const isChat = stream === 'user:pleroma_chat' && world.dialect !== 'pleroma';
  if (scope !== undefined && !isChat) {
    return person && token && covers(token.scopes, scope) ? { stream, about: null } : 401;
  }
  if (stream === 'list') return readList(world, { person, token }, get('list'));
  if (world.options.isPrivate && !person) return 401;
  if (stream === 'hashtag' || stream === 'hashtag:local') {
    const tag = get('tag');
    return tag === null ? 404 : { stream, about: tag.toLowerCase() };
  }
  if (!(stream in publicStreams)) return 404;
  if (!stream.startsWith('public:remote') || isMastodon) return { stream, about: null };
  const host = get('instance');
  return host === null ? 404 : { stream, about: host };
}

function readList(
  world: World,
  { person, token }: Subscriber,
  id: string | null,
): Topic | TopicRefusal {
  if (id === null || !person || !token || !covers(token.scopes, 'read:lists')) return 401;
  return world.lists.get(id)?.ownerId === person.id ? { stream: 'list', about: id } : 404;
}

export const isSameTopic = (a: Topic, b: Topic): boolean =>
  a.stream === b.stream && a.about === b.about;

/** The name of the topic in frames. */
export function streamName(world: World, topic: Topic, person: Person | null): string[] {
  if (world.dialect === 'akkoma') {
    return [topic.stream.startsWith('user') ? `${topic.stream}:${person?.id ?? ''}` : topic.stream];
  }
  return topic.about === null ? [topic.stream] : [topic.stream, topic.about];
}

/** True if a post belongs to a topic, seen by a person. */
export function carriesPost(
  world: World,
  topic: Topic,
  person: Person | null,
  post: Post,
  kind: 'posted' | 'edited' | 'deleted',
): boolean {
  if (!isListed(world, post) && kind !== 'deleted') return false;
  if (!mayRead(world, person, post)) return false;
  if (person && isUnwanted(world, person, post)) return false;
  if (topic.stream.startsWith('hashtag')) {
    const isLocalOnly = topic.stream === 'hashtag:local';
    return (
      kind === 'posted' &&
      isInPublic(post, {}) &&
      post.hashtags.includes(topic.about ?? '') &&
      passes(world, person, post, { local: isLocalOnly })
    );
  }
  const filter = publicStreams[topic.stream];
  if (filter) {
    return (
      isInPublic(post, filter) && passes(world, person, post, { ...filter, instance: topic.about })
    );
  }
  if (!person) return false;
  if (topic.stream === 'user') return isInHome(world, person, post);
  if (topic.stream === 'direct') return post.visibility === 'direct';
  const list = topic.stream === 'list' ? world.lists.get(topic.about ?? '') : undefined;
  return list?.members.has(post.authorId) === true;
}
