/** The JSON of hashtags: with their use by day on Mastodon, and with an empty list on Akkoma. */
import type { Json } from '../http/json';
import type { NamedTag, Person } from '../state/types';
import type { World } from '../state/world';
import type { View } from './view';

const DAY = 86_400_000;
const DAYS = 7;

function historyOf(world: World, name: string): Json[] {
  if (world.options.family !== 'mastodon') return [];
  const today = Math.floor(world.clock.now() / DAY) * DAY;
  const posts = world.stream.filter(({ hashtags }) => hashtags.includes(name.toLowerCase()));
  return Array.from({ length: DAYS }, (_, ago) => {
    const day = today - ago * DAY;
    const its = posts.filter(({ createdAt }) => createdAt >= day && createdAt < day + DAY);
    return {
      day: String(day / 1_000),
      uses: String(its.length),
      accounts: String(new Set(its.map(({ authorId }) => authorId)).size),
    };
  });
}

export function renderTag({ world, viewer }: View, name: string): Json {
  const folder = world.dialect === 'mastodon' ? 'tags' : 'tag';
  const isSame = (tag: NamedTag) => tag.name.toLowerCase() === name.toLowerCase();
  return {
    name,
    url: `${world.origin}/${folder}/${encodeURIComponent(name)}`,
    history: historyOf(world, name),
    ...(viewer ? { following: viewer.followedTags.some(isSame) } : {}),
  };
}

export function renderFeaturedTag({ world }: View, person: Person, { id, name }: NamedTag): Json {
  const posts = world.stream.filter(
    ({ authorId, hashtags }) => authorId === person.id && hashtags.includes(name.toLowerCase()),
  );
  const last = posts.at(-1);
  return {
    id,
    name,
    url: `${world.origin}/@${person.nickname}/tagged/${encodeURIComponent(name)}`,
    statuses_count: String(posts.length),
    last_status_at: last ? new Date(last.createdAt).toISOString().slice(0, 10) : null,
  };
}
