/** Queries to servers with the plain Mastodon API: no Pleroma parameters. */
import * as accounts from '@/api/endpoints/people/accounts';
import { moveBookmark } from '@/api/endpoints/statuses/bookmarkFolders';
import * as search from '@/api/endpoints/discovery/search';
import * as translations from '@/api/endpoints/statuses/translations';
import * as quotes from '@/api/endpoints/statuses/quotes';
import * as contexts from '@/api/endpoints/statuses/contexts';
import * as timelines from '@/api/endpoints/timelines/timelines';
import type { Connection } from '@/api/http';
import type { TimelineKind } from '@/domain/timelines/timeline';
import { plainCalls, type Row } from '@support/engine/api/endpointRows';

const plain = (to: Connection): Connection => ({ ...to, dialect: 'mastodon' });

const everything = {
  maxId: '9',
  minId: '1',
  sinceId: '2',
  limit: 5,
  withMuted: true,
  replyVisibility: 'following',
} as const;

const cursors = 'limit=5&max_id=9&min_id=1&since_id=2';

const page = (kind: TimelineKind, argument: string | null, asks: string): Row => [
  `GET /api/v1/${asks}`,
  (to) => timelines.fetchTimeline(plain(to), { kind, argument }, everything),
];

const people = { maxId: '9', sinceId: '2', limit: 5, withRelationships: true };
const place = 'limit=5&max_id=9&since_id=2';

plainCalls({
  'the local timeline': page('public', null, `timelines/public?${cursors}&local=true`),
  'all that is known': page('publicAndExternal', null, `timelines/public?${cursors}`),
  'a hashtag': page('tag', 'frogs', `timelines/tag/frogs?${cursors}`),
  'a list': page('list', '7', `timelines/list/7?${cursors}`),
  'what somebody wrote': page('user', '7', `accounts/7/statuses?${cursors}`),
  'pictures of somebody': page('media', '7', `accounts/7/statuses?${cursors}&only_media=true`),
  bookmarks: page('bookmarks', null, `bookmarks?${cursors}`),
  favourites: page('favorites', null, `favourites?${cursors}`),
  mentions: page('mentions', null, `notifications?${cursors}&types%5B%5D=mention`),
  'what is written around a post': [
    'GET /api/v1/statuses/7/context',
    (to) => contexts.fetchContext(plain(to), '7', { withMuted: true }),
  ],
  'the quotes of a post': [
    'GET /api/v1/statuses/7/quotes?max_id=9',
    (to) => quotes.fetchQuotes(plain(to), '7', { maxId: '9' }),
  ],
  'a bookmark, which lies in no folder there': [
    'POST /api/v1/statuses/7/bookmark',
    (to) => moveBookmark(plain(to), '7', 'f1'),
  ],
  'a translation': [
    'POST /api/v1/statuses/7/translate',
    (to) => translations.translateStatus(plain(to), '7', { source: null, target: 'en' }),
    { json: { lang: 'en' } },
  ],
  'people who are followed': [
    `GET /api/v1/accounts/7/following?${place}`,
    (to) => accounts.fetchFollowing(plain(to), '7', people),
  ],
  'people who are featured': [
    `GET /api/v1/accounts/7/endorsements?${place}`,
    (to) => accounts.fetchFeaturedPeople(plain(to), '7', people),
  ],
  'people who are muted': [
    `GET /api/v1/mutes?${place}`,
    (to) => accounts.fetchMutes(plain(to), people),
  ],
  'people who are blocked': [
    `GET /api/v1/blocks?${place}`,
    (to) => accounts.fetchBlocks(plain(to), people),
  ],
  'a search': [
    'GET /api/v2/search?q=frog&resolve=true&limit=20',
    (to) => search.search(plain(to), { query: 'frog', resolve: true, withRelationships: true }),
  ],
});
