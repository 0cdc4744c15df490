/** Routes for timelines, favourites and bookmarks. */
import type { Call, Route, SignedIn, Reply } from '../../http/call';
import { open, pleromaLike, user } from '../../http/call';
import type { PageOptions } from '../../http/paging';
import { answerPage } from '../../http/paging';
import { crash, notFound, refuse } from '../../http/refusal';
import { renderStatus } from '../../render/status';
import type { Kept, Person, Post } from '../../state/types';
import type { TimelineFilter } from '../../state/timelines';
import {
  directTimeline,
  homeTimeline,
  listTimeline,
  publicTimeline,
  tagTimeline,
} from '../../state/timelines';
import { mayRead } from '../../state/visibility';

/** Parameters that the Link header of most timelines contains, sent or not. */
const DEFAULTS = { local: 'false', only_media: 'false', remote: 'false' };

export function readFilter({ params, world }: Call): TimelineFilter {
  const knowsMuted = world.dialect !== 'mastodon';
  const replies = params.text('reply_visibility');
  if (replies !== null && replies !== 'following' && replies !== 'self') throw crash();
  return {
    local: params.flag('local') ?? false,
    remote: params.flag('remote') ?? false,
    instance: params.text('instance'),
    onlyMedia: params.flag('only_media') ?? false,
    withMuted: knowsMuted && (params.flag('with_muted') ?? false),
    excludeVisibilities: params.list('exclude_visibilities'),
    replyVisibility: replies,
  };
}

export function answerPosts(
  call: Call,
  posts: Post[],
  options: Partial<PageOptions<Post>> = {},
): Reply {
  const withRelationships = call.params.flag('with_relationships') ?? false;
  return answerPage(call, posts, { cursorOf: ({ id }) => id, ...options }, (post) =>
    renderStatus(call.view, post, { withRelationships }),
  );
}

function home(call: SignedIn): Reply {
  const posts = homeTimeline(call.world, call.viewer, readFilter(call));
  return answerPosts(call, posts, { defaults: DEFAULTS });
}

function publicPosts(call: Call): Reply {
  const posts = publicTimeline(call.world, call.viewer, readFilter(call));
  return answerPosts(call, posts, { defaults: DEFAULTS, endsWithLocal: true });
}

function bubble(call: Call): Reply {
  const posts = publicTimeline(call.world, call.viewer, readFilter(call)).filter((post) => {
    const host = call.world.people.get(post.authorId)?.host ?? null;
    return host === null || host === 'hill.example';
  });
  return answerPosts(call, posts, { defaults: DEFAULTS });
}

function tagged(call: Call): Reply {
  const lower = (names: string[]) => names.map((name) => name.replace(/^#/, '').toLowerCase());
  const tags = {
    any: lower([call.path.tag ?? '', ...call.params.list('any')]),
    all: lower(call.params.list('all')),
    none: lower(call.params.list('none')),
  };
  const posts = tagTimeline(call.world, call.viewer, tags, readFilter(call));
  return answerPosts(call, posts, { defaults: DEFAULTS, endsWithLocal: true });
}

function listPosts(call: SignedIn): Reply {
  const list = call.world.lists.get(call.path.id ?? '');
  if (list?.ownerId !== call.viewer.id) {
    throw call.world.dialect === 'mastodon' ? notFound() : refuse(403, 'Error.');
  }
  const posts = listTimeline(call.world, call.viewer, list.members, readFilter(call));
  return answerPosts(call, posts, { defaults: DEFAULTS });
}

function direct(call: SignedIn): Reply {
  return answerPosts(call, directTimeline(call.world, call.viewer, readFilter(call)));
}

/** Pages of favourites and bookmarks go by the ids of those records instead of the posts. */
function kept(call: SignedIn, rows: readonly Kept[]): Reply {
  const present = rows.toReversed().flatMap((row) => {
    const post = call.world.posts.get(row.postId);
    return post && mayRead(call.world, call.viewer, post) ? [{ ...row, post }] : [];
  });
  return answerPage(call, present, { cursorOf: ({ cursor }) => cursor }, ({ post }) =>
    renderStatus(call.view, post),
  );
}

const READ = ['read:statuses'] as const;

export const timelineRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/timelines/home',
    scopes: READ,
    bucket: 'timeline:home',
    handle: home,
  }),
  open({
    method: 'GET',
    path: '/api/v1/timelines/public',
    isPrivate: 'timeline',
    bucket: 'timeline:public',
    handle: publicPosts,
  }),
  open({
    method: 'GET',
    path: '/api/v1/timelines/bubble',
    families: ['akkoma'],
    isPrivate: 'timeline',
    bucket: 'timeline:bubble',
    handle: bubble,
  }),
  open({
    method: 'GET',
    path: '/api/v1/timelines/tag/:tag',
    isPrivate: 'timeline',
    bucket: 'timeline:tag',
    handle: tagged,
  }),
  user({
    method: 'GET',
    path: '/api/v1/timelines/list/:id',
    scopes: ['read:lists'],
    bucket: 'timeline:list',
    handle: listPosts,
  }),
  user({
    method: 'GET',
    path: '/api/v1/timelines/direct',
    families: pleromaLike,
    scopes: READ,
    bucket: 'timeline:direct',
    handle: direct,
  }),
  user({
    method: 'GET',
    path: '/api/v1/favourites',
    scopes: ['read:favourites'],
    handle: (call) => kept(call, call.viewer.favourites),
  }),
  user({
    method: 'GET',
    path: '/api/v1/bookmarks',
    scopes: ['read:bookmarks'],
    handle: (call) => {
      const folderId = call.world.dialect === 'pleroma' ? call.params.text('folder_id') : null;
      const { bookmarks } = call.viewer;
      const isWanted = (row: Person['bookmarks'][number]) =>
        folderId === null || row.folderId === folderId;
      return kept(call, bookmarks.filter(isWanted));
    },
  }),
];
