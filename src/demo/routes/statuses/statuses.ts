/**
 * Routes for reading, writing, editing and deleting posts, and for their threads, sources and
 * histories.
 */
import type { Call, Reply, Route, SignedIn } from '../../http/call';
import { open, pleromaLike, user } from '../../http/call';
import { findPost, originalOf, postInPath } from '../../http/find';
import type { Json } from '../../http/json';
import { notFound, refuse, wentWrong } from '../../http/refusal';
import { renderStatus } from '../../render/status';
import { isLocal, renderEdition } from '../../render/statusParts';
import { threadOf } from '../../state/timelines';
import { editionOf, editPost, removePost } from '../../state/posts';
import { isListed } from '../../state/visibility';
import { withSearch } from './asyncRefreshes';
import { readEdit, submitPost } from '../composer/posting';

function context(call: Call): Json | Reply {
  const { world, view, viewer } = call;
  const post = findPost(call, call.path.id ?? '');
  if (!post) throw world.dialect === 'mastodon' ? notFound() : wentWrong();
  const { ancestors, descendants } = threadOf(world, viewer, originalOf(call, post));
  const render = (rows: typeof ancestors) =>
    rows.map((row) => renderStatus(view, row, { single: true }));
  const body = { ancestors: render(ancestors), descendants: render(descendants) };
  return world.dialect === 'mastodon' ? withSearch(call, post, body) : body;
}

function several(call: Call): Json[] {
  const ids = [...call.params.list('ids'), ...call.params.list('id')].slice(0, 100);
  return ids.flatMap((id) => {
    const post = findPost(call, id);
    return post && isListed(call.world, post) ? [renderStatus(call.view, post)] : [];
  });
}

function edit(call: SignedIn): Json {
  const post = postInPath(call);
  if (post.authorId !== call.viewer.id) throw refuse(403, 'Access denied');
  editPost(call.world, post, readEdit(call));
  return renderStatus(call.view, post, { single: true });
}

/** Deletes a post and returns it with its source, for redrafting. */
function remove(call: SignedIn): Json {
  const { world, viewer, view } = call;
  const post = postInPath(call);
  const isModerator = viewer.role !== null && world.dialect !== 'mastodon';
  const isRepeat = post.repeatOf !== null;
  if (isRepeat || (post.authorId !== viewer.id && !isModerator)) throw notFound();
  const answer: Json = { ...renderStatus(view, post, { single: true }), text: post.source };
  removePost(world, post);
  return answer;
}

function source(call: SignedIn): Json {
  const post = postInPath(call);
  const common = { id: post.id, text: post.source, spoiler_text: post.subject };
  const { dialect, options } = call.world;
  return dialect === 'mastodon' && options.family !== 'gotosocial'
    ? common
    : { ...common, content_type: isLocal(call.world, post) ? post.contentType : 'text/plain' };
}

function history(call: Call): Json[] {
  const post = postInPath(call);
  const editions = post.history.length > 0 ? post.history : [editionOf(call.world, post)];
  return editions.map((edition) => renderEdition(call.view, post, edition));
}

const READ = ['read:statuses'] as const;
const WRITE = ['write:statuses'] as const;

export const statusRoutes: Route[] = [
  user({
    method: 'POST',
    path: '/api/v1/statuses',
    scopes: WRITE,
    bucket: 'statuses_actions',
    handle: submitPost,
  }),
  open({ method: 'GET', path: '/api/v1/statuses', handle: several }),
  open({
    method: 'GET',
    path: '/api/v1/statuses/:id',
    isPrivate: 'hidden',
    handle: (call) => renderStatus(call.view, postInPath(call), { single: true }),
  }),
  open({ method: 'GET', path: '/api/v1/statuses/:id/context', handle: context }),
  open({ method: 'GET', path: '/api/v1/statuses/:id/history', handle: history }),
  user({ method: 'GET', path: '/api/v1/statuses/:id/source', scopes: READ, handle: source }),
  open({
    method: 'GET',
    path: '/api/v1/statuses/:id/card',
    families: pleromaLike,
    handle: (call) => renderStatus(call.view, postInPath(call)).card ?? {},
  }),
  user({ method: 'PUT', path: '/api/v1/statuses/:id', scopes: WRITE, handle: edit }),
  user({
    method: 'DELETE',
    path: '/api/v1/statuses/:id',
    scopes: WRITE,
    bucket: 'delete',
    handle: remove,
  }),
];
