/** Routes for filters of API v2: named filters with any number of keywords and single posts. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import type { Params } from '../../http/params';
import { notFound, refuse } from '../../http/refusal';
import type { Dialect } from '../../options';
import { renderFilter } from '../../render/filtered';
import type { Filter } from '../../state/types';
import { drop, ownFilter, READ, setEnd, tellOthers, WRITE } from './filters';

const families: readonly Dialect[] = ['akkoma', 'mastodon'];

const invalid = (what: string) => refuse(422, `Validation failed: ${what}`);

function change(call: SignedIn, row: Filter): Json {
  const { params, world } = call;
  const title = params.text('title') ?? row.title;
  if (title.trim() === '') throw invalid("Title can't be blank");
  const context = params.has('context') ? params.list('context') : row.context;
  if (context.length === 0) throw invalid("Context can't be blank");
  const action = params.text('filter_action') ?? row.action;
  if (action !== 'warn' && action !== 'hide' && action !== 'blur') {
    throw invalid('Action is not included in the list');
  }
  for (const each of params.records('keywords_attributes')) changeKeyword(call, row, each);
  Object.assign(row, { title, context, action });
  setEnd(call, row);
  tellOthers(call);
  return renderFilter(world, row);
}

function changeKeyword({ world }: SignedIn, row: Filter, params: Params): void {
  const id = params.text('id');
  const known = row.keywords.find((keyword) => keyword.id === id);
  if (id !== null && !known) throw notFound();
  if (params.flag('_destroy') === true) {
    row.keywords = row.keywords.filter((keyword) => keyword !== known);
    return;
  }
  const phrase = params.text('keyword') ?? known?.phrase ?? '';
  if (phrase.trim() === '') throw invalid("Keywords keyword can't be blank");
  const wholeWord = params.flag('whole_word') ?? known?.wholeWord ?? true;
  if (known) Object.assign(known, { phrase, wholeWord });
  else row.keywords.push({ id: world.ids.serial('filterKeyword'), phrase, wholeWord });
}

export const filterV2Routes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v2/filters',
    families,
    scopes: READ,
    handle: ({ world, viewer }) =>
      viewer.filters.toReversed().map((row) => renderFilter(world, row)),
  }),
  user({
    method: 'POST',
    path: '/api/v2/filters',
    families,
    scopes: WRITE,
    handle: (call) => {
      const id = call.world.ids.serial('filter');
      const empty = { title: '', context: [], keywords: [], posts: [], expiresAt: null };
      const row: Filter = { id, action: 'warn', ...empty };
      const made = change(call, row);
      call.viewer.filters.push(row);
      return made;
    },
  }),
  user({
    method: 'GET',
    path: '/api/v2/filters/:id',
    families,
    scopes: READ,
    handle: (call) => renderFilter(call.world, ownFilter(call)),
  }),
  user({
    method: 'PUT',
    path: '/api/v2/filters/:id',
    families,
    scopes: WRITE,
    handle: (call) => change(call, ownFilter(call)),
  }),
  user({ method: 'DELETE', path: '/api/v2/filters/:id', families, scopes: WRITE, handle: drop }),
  user({
    method: 'POST',
    path: '/api/v2/filters/:id/statuses',
    families,
    scopes: WRITE,
    handle: (call) => {
      const postId = call.params.text('status_id') ?? '';
      if (!call.world.posts.has(postId)) throw notFound();
      const post = { id: call.world.ids.serial('filteredPost'), postId };
      ownFilter(call).posts.push(post);
      tellOthers(call);
      return { id: post.id, status_id: postId };
    },
  }),
  user({
    method: 'DELETE',
    path: '/api/v2/filters/statuses/:postKey',
    families,
    scopes: WRITE,
    handle: (call) => {
      const hasIt = ({ posts }: Filter) => posts.some(({ id }) => id === call.path.postKey);
      const row = call.viewer.filters.find(hasIt);
      if (!row) throw notFound();
      row.posts = row.posts.filter(({ id }) => id !== call.path.postKey);
      tellOthers(call);
      return EMPTY;
    },
  }),
];
