/** Routes for search, v1 and v2. */
import { addressOfReader, readdress } from '../../http/addresses';
import type { Call, Route } from '../../http/call';
import { open } from '../../http/call';
import type { Json } from '../../http/json';
import { readLimit } from '../../http/paging';
import { missingField, refuse } from '../../http/refusal';
import { renderStatus } from '../../render/status';
import { fetchRemotePost, resolveRemotePerson } from '../../state/remotePosts';
import type { Post } from '../../state/types';
import { isListed, isUnwanted, mayRead } from '../../state/visibility';
import { renderPeople, searchPeople } from '../people/accounts';

function readQuery({ params }: Call): string {
  const query = params.values.q === undefined ? null : params.text('q');
  if (query === null && !('q' in params.values)) throw missingField('q');
  return query ?? '';
}

function findPosts(call: Call, query: string): Post[] {
  const { world, viewer } = call;
  if (query.trim() === '') return [];
  // The query may contain another address of this instance.
  const address = readdress(query, addressOfReader(world, call.url.host), world.origin);
  const byAddress = world.stream.find(
    ({ uri, id }) => uri === address || address === `${world.origin}/notice/${id}`,
  );
  if (byAddress && mayRead(world, viewer, byAddress)) return [byAddress];
  // The server fetches remote posts for members only.
  const fetched = viewer && call.params.flag('resolve') ? fetchRemotePost(world, query) : null;
  if (fetched) return [fetched];
  const wanted = query.toLowerCase();
  const authorId = call.params.text('account_id');
  return world.stream
    .filter(
      (post) =>
        post.repeatOf === null &&
        (authorId === null || post.authorId === authorId) &&
        post.visibility === 'public' &&
        post.source.toLowerCase().includes(wanted) &&
        isListed(world, post) &&
        !(viewer && isUnwanted(world, viewer, post)),
    )
    .reverse();
}

/** Guesses hashtags from the query instead of searching: each word, and all words joined. */
function guessTags(query: string): string[] {
  const words = query
    .split(/[\s/]+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}_]/gu, ''))
    .filter((word) => word !== '' && !/^https?$/.test(word));
  if (query.startsWith('http')) return words.slice(-1);
  if (words.length < 2) return words.length === 0 ? [''] : words;
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return [...words, joined];
}

const DAY = 86_400_000;

/** The use of a tag today: Mastodon sends it, Pleroma omits it, Akkoma sends an empty list. */
function historyOf({ world }: Call, name: string): Json {
  if (world.dialect === 'pleroma') return {};
  if (world.dialect === 'akkoma') return { history: [] };
  const today = Math.floor(world.clock.now() / DAY) * DAY;
  const posts = world.stream.filter(
    ({ hashtags, createdAt }) => createdAt >= today && hashtags.includes(name.toLowerCase()),
  );
  const accounts = new Set(posts.map(({ authorId }) => authorId)).size;
  return {
    history: [
      { day: String(today / 1_000), uses: String(posts.length), accounts: String(accounts) },
    ],
  };
}

function tagsFor(call: Call, query: string): Json[] {
  const isMastodon = call.world.dialect === 'mastodon';
  const used = (name: string) =>
    call.world.stream.some(({ hashtags }) => hashtags.includes(name.toLowerCase()));
  return guessTags(query)
    .filter((name) => !isMastodon || used(name))
    .map((name) => ({
      name,
      url: `${call.world.origin}/tag${isMastodon ? 's' : ''}/${name}`,
      ...historyOf(call, name),
    }));
}

/** Mastodon refuses `resolve` and further pages for visitors. */
function refuseVisitors({ world, viewer, params }: Call): void {
  if (viewer || world.dialect !== 'mastodon') return;
  if (params.flag('resolve')) {
    throw refuse(
      401,
      'Search queries that resolve remote resources are not supported without authentication',
    );
  }
  if (params.text('offset') !== null) {
    throw refuse(401, 'Search queries pagination is not supported without authentication');
  }
}

function search(call: Call): Json {
  refuseVisitors(call);
  const query = readQuery(call);
  const type = call.params.text('type');
  const offset = call.params.number('offset') ?? 0;
  const end = offset + readLimit(call);
  // The server fetches remote people for members only.
  if (call.viewer && call.params.flag('resolve')) resolveRemotePerson(call.world, query);
  const wants = (name: string) => type === null || type === name;
  const tags = wants('hashtags') && !query.startsWith('@') ? tagsFor(call, query) : [];
  return {
    accounts: wants('accounts')
      ? renderPeople(call, searchPeople(call, query).slice(offset, end))
      : [],
    statuses: wants('statuses')
      ? findPosts(call, query)
          .slice(offset, end)
          .map((post) => renderStatus(call.view, post))
      : [],
    // The Pleroma family ignores the offset for its guesses.
    hashtags: call.world.dialect === 'mastodon' ? tags.slice(offset, end) : tags,
  };
}

export const searchRoutes: Route[] = [
  open({ method: 'GET', path: '/api/v2/search', bucket: 'search', handle: search }),
  open({
    method: 'GET',
    path: '/api/v1/search',
    families: ['pleroma'],
    bucket: 'search',
    handle: (call) => {
      const found = search(call);
      return { ...found, hashtags: (found.hashtags as { name: string }[]).map(({ name }) => name) };
    },
  }),
];
