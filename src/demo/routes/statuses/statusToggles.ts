/**
 * Routes for toggles of a post (favourite, repeat, bookmark, pin, mute, react), and lists of people
 * who set them.
 */
import type { Call, Route, SignedIn } from '../../http/call';
import { open, pleromaLike, user } from '../../http/call';
import { findPost, originalOf, postInPath } from '../../http/find';
import type { Json } from '../../http/json';
import { crash, notFound, refuse } from '../../http/refusal';
import { isInFolder, moveToFolder } from './bookmarkFolders';
import { renderAccount } from '../../render/account';
import { renderStatus } from '../../render/status';
import {
  MAX_PINNED,
  bookmark,
  favourite,
  react,
  readReaction,
  repeat,
  unbookmark,
  unfavourite,
  unreact,
  unrepeat,
} from '../../state/statusToggles';
import { peopleOf } from '../../state/people';
import type { Person, Post, PostVisibility } from '../../state/types';
import { isListed, mayRead } from '../../state/visibility';
import { answerPosts } from '../timelines/timelines';

type Mark = (call: SignedIn, post: Post) => void;

/** Applies a toggle to the original post and returns the post that was named. */
const marking =
  (mark: Mark) =>
  (call: SignedIn): Json => {
    const post = postInPath(call);
    mark(call, originalOf(call, post));
    return renderStatus(call.view, post, { single: true });
  };

const isLenient = ({ world }: Call): boolean => world.dialect === 'mastodon';

const unfavouriteMark: Mark = (call, post) => {
  const done = unfavourite(call.world, call.viewer, post);
  if (!done && !isLenient(call)) throw refuse(400, 'Could not unfavorite');
};

const bookmarkMark: Mark = (call, post) => {
  const folderId = call.params.text('folder_id');
  if (call.world.dialect === 'pleroma' && (folderId !== null || isInFolder(call.viewer, post))) {
    return moveToFolder(call, post, folderId);
  }
  const done = bookmark(call.world, call.viewer, post);
  if (!done && !isLenient(call)) throw refuse(422, 'has already been taken');
};

const unbookmarkMark: Mark = (call, post) => {
  if (!unbookmark(call.viewer, post) && !isLenient(call)) throw crash();
};

const muteMark: Mark = (call, { context }) => {
  if (call.viewer.mutedContexts.has(context) && !isLenient(call)) {
    throw refuse(400, 'conversation is already muted');
  }
  call.viewer.mutedContexts.add(context);
};

const pinMark: Mark = ({ viewer, world }, post) => {
  if (post.authorId !== viewer.id) throw refuse(422, "Someone else's status cannot be pinned");
  if (post.visibility !== 'public' && post.visibility !== 'unlisted') {
    throw refuse(422, 'Non-public status cannot be pinned');
  }
  if (viewer.pinned.some(({ postId }) => postId === post.id)) return;
  if (viewer.pinned.length >= MAX_PINNED) {
    throw refuse(400, 'You have already pinned the maximum number of statuses');
  }
  viewer.pinned.push({ postId: post.id, at: world.clock.now() });
};

/** Repeats a post and returns the new wrapper. */
function repeatPost(call: SignedIn): Json {
  const post = originalOf(call, postInPath(call));
  const isOwnPrivate = post.visibility === 'private' && post.authorId === call.viewer.id;
  if (!['public', 'unlisted', 'local'].includes(post.visibility) && !isOwnPrivate) throw notFound();
  const asked = call.params.text('visibility');
  const visibility: PostVisibility = isScope(asked) ? asked : 'public';
  const wrapper = repeat(call.world, call.viewer, post, visibility);
  return renderStatus(call.view, wrapper, { single: true });
}

const isScope = (text: string | null): text is PostVisibility =>
  ['public', 'unlisted', 'private', 'direct'].includes(text ?? '');

function unrepeatPost(call: SignedIn): Json {
  const post = originalOf(call, postInPath(call));
  const done = unrepeat(call.world, call.viewer, post);
  if (!done && !isLenient(call)) throw refuse(400, 'Could not unrepeat');
  return renderStatus(call.view, post, { single: true });
}

function addReaction(call: SignedIn): Json {
  const post = findPost(call, call.path.id ?? '');
  const emoji = readReaction(call.world, call.path.emoji ?? '');
  if (!post || !emoji) throw refuse(400, 'Could not add reaction emoji');
  react(call.world, call.viewer, originalOf(call, post), emoji);
  return renderStatus(call.view, post, { single: true });
}

function removeReaction(call: SignedIn): Json {
  const post = findPost(call, call.path.id ?? '');
  const name = (call.path.emoji ?? '').replaceAll(':', '');
  if (!post || !unreact(call.world, call.viewer, originalOf(call, post), name)) {
    throw refuse(400, 'Could not remove reaction emoji');
  }
  return renderStatus(call.view, post, { single: true });
}

function reactions(call: Call): Json[] {
  const post = originalOf(call, postInPath(call));
  const { emoji } = call.path;
  return post.reactions
    .filter(({ name }) => emoji === undefined || name === emoji.replaceAll(':', ''))
    .map(({ name, url, by }) => {
      const people = shown(call, by);
      return {
        name,
        url,
        count: people.length,
        me: call.viewer !== null && by.includes(call.viewer.id),
        accounts: people,
      };
    });
}

function shown(call: Call, ids: Iterable<string>): Json[] {
  const isFine = (person: Person) => person.isActive && !call.viewer?.blocks.has(person.id);
  return peopleOf(call.world, new Set(ids))
    .filter(isFine)
    .map((person) => renderAccount(call.view, person));
}

function repeatedBy(call: Call): Json[] {
  const post = originalOf(call, postInPath(call));
  const wrappers = post.repeats.flatMap((id) => call.world.posts.get(id) ?? []);
  return shown(
    call,
    wrappers.map(({ authorId }) => authorId),
  );
}

function quotes(call: Call): unknown {
  const { world, viewer } = call;
  const post = originalOf(call, postInPath(call));
  const rows = post.quotes
    .flatMap((id) => world.posts.get(id) ?? [])
    .filter((row) => isListed(world, row) && mayRead(world, viewer, row));
  return answerPosts(call, rows.toReversed());
}

const act = (name: string, scopes: readonly [string, ...string[]], mark: Mark, bucket?: string) =>
  user({
    method: 'POST',
    path: `/api/v1/statuses/:id/${name}`,
    scopes,
    ...(bucket === undefined ? {} : { bucket }),
    handle: marking(mark),
  });

const FAVOURITES = ['write:favourites'] as const;
const STATUSES = ['write:statuses'] as const;
const COUNTED = 'statuses_actions';
const REACTIONS = '/api/v1/pleroma/statuses/:id/reactions';

export const statusToggleRoutes: Route[] = [
  act(
    'favourite',
    FAVOURITES,
    (call, post) => {
      favourite(call.world, call.viewer, post);
    },
    COUNTED,
  ),
  act('unfavourite', FAVOURITES, unfavouriteMark, COUNTED),
  act('bookmark', ['write:bookmarks'], bookmarkMark),
  act('unbookmark', ['write:bookmarks'], unbookmarkMark),
  act('mute', ['write:mutes'], muteMark),
  act('unmute', ['write:mutes'], ({ viewer }, { context }) => {
    viewer.mutedContexts.delete(context);
  }),
  act('pin', ['write:accounts'], pinMark),
  act('unpin', ['write:accounts'], ({ viewer }, { id }) => {
    viewer.pinned = viewer.pinned.filter(({ postId }) => postId !== id);
  }),
  user({
    method: 'POST',
    path: '/api/v1/statuses/:id/reblog',
    scopes: STATUSES,
    bucket: COUNTED,
    handle: repeatPost,
  }),
  user({
    method: 'POST',
    path: '/api/v1/statuses/:id/unreblog',
    scopes: STATUSES,
    bucket: COUNTED,
    handle: unrepeatPost,
  }),
  open({
    method: 'GET',
    path: '/api/v1/statuses/:id/favourited_by',
    handle: (call) => shown(call, originalOf(call, postInPath(call)).favouritedBy),
  }),
  open({ method: 'GET', path: '/api/v1/statuses/:id/reblogged_by', handle: repeatedBy }),
  open({
    method: 'GET',
    path: '/api/v1/pleroma/statuses/:id/quotes',
    families: pleromaLike,
    handle: quotes,
  }),
  open({ method: 'GET', path: REACTIONS, families: pleromaLike, handle: reactions }),
  open({ method: 'GET', path: `${REACTIONS}/:emoji`, families: pleromaLike, handle: reactions }),
  user({
    method: 'PUT',
    path: `${REACTIONS}/:emoji`,
    families: pleromaLike,
    scopes: STATUSES,
    handle: addReaction,
  }),
  user({
    method: 'DELETE',
    path: `${REACTIONS}/:emoji`,
    families: pleromaLike,
    scopes: STATUSES,
    handle: removeReaction,
  }),
];
