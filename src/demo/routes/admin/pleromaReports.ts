/** The queue of reports on servers of the Pleroma family, and the posts in it. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, pleromaLike, pleromaOnly, Reply, user } from '../../http/call';
import type { Json } from '../../http/json';
import { badValue, notFound } from '../../http/refusal';
import { renderPleromaReport } from '../../render/report';
import { renderStatus } from '../../render/status';
import { caseload } from '../../seed/caseload';
import type { Report } from '../../state/notification';
import { byNewest, findByAcct } from '../../state/people';
import { removePost } from '../../state/posts';
import type { Post } from '../../state/types';
import { needAdmin, needStaff } from './staff';

const PAGE = 50;
const scopes = ['public', 'unlisted', 'private', 'direct'] as const;

function list(call: SignedIn): Json {
  needStaff(call);
  const { world, params, view } = call;
  caseload(world);
  const state = params.text('state');
  const rows = [...world.reports.values()]
    .filter((report) => state === null || report.state === state)
    .sort(byNewest);
  const size = params.number('page_size') ?? PAGE;
  const start = ((params.number('page') ?? 1) - 1) * size;
  return {
    reports: rows.slice(start, start + size).map((report) => renderPleromaReport(view, report)),
    total: rows.length,
  };
}

function find(call: SignedIn): Report {
  needStaff(call);
  caseload(call.world);
  const report = call.world.reports.get(call.path.id ?? '');
  if (!report) throw notFound();
  return report;
}

function addNote(call: SignedIn): Reply {
  const report = find(call);
  const { world, viewer, params } = call;
  const text = params.text('content') ?? '';
  const note = { id: world.ids.count('note'), authorId: viewer.id, text };
  report.notes = [...(report.notes ?? []), { ...note, createdAt: world.clock.now() }];
  return new Reply({ status: 204 });
}

function assign(call: SignedIn): Reply {
  needStaff(call);
  const { world, params } = call;
  for (const each of params.records('reports')) {
    const report = world.reports.get(each.text('id') ?? '');
    const name = each.text('assigned_account');
    if (report) report.assignedId = name === null ? null : (findByAcct(world, name)?.id ?? null);
  }
  return new Reply({ status: 204 });
}

function postOf(call: SignedIn): Post {
  needStaff(call);
  const post = call.world.posts.get(call.path.id ?? '');
  if (!post) throw notFound();
  return post;
}

function changePost(call: SignedIn): Json {
  const post = postOf(call);
  const { params, view } = call;
  post.sensitive = params.flag('sensitive') ?? post.sensitive;
  const scope = params.text('visibility');
  const known = scopes.find((one) => one === scope);
  if (scope !== null && known === undefined) throw badValue('visibility', 'Invalid value for enum');
  post.visibility = known ?? post.visibility;
  return renderStatus(view, post);
}

function everyPost(call: SignedIn): Json[] {
  needAdmin(call);
  const { world, params, view } = call;
  const [local, everything] = [params.flag('local_only'), params.flag('godmode')];
  const rows = [...world.posts.values()]
    .filter(
      ({ authorId, repeatOf, visibility }) =>
        repeatOf === null &&
        (local !== true || world.people.get(authorId)?.host === null) &&
        (everything === true || visibility === 'public' || visibility === 'unlisted'),
    )
    .sort(byNewest);
  const size = params.number('page_size') ?? PAGE;
  const start = ((params.number('page') ?? 1) - 1) * size;
  return rows.slice(start, start + size).map((post) => renderStatus(view, post));
}

function deletePost(call: SignedIn): Json {
  removePost(call.world, postOf(call));
  return EMPTY;
}

const BASE = '/api/v1/pleroma/admin';
const READ = ['admin', 'admin:read:reports'] as const;
const WRITE = ['admin', 'admin:write:reports'] as const;
const READ_POSTS = ['admin', 'admin:read:statuses'] as const;
const WRITE_POSTS = ['admin', 'admin:write:statuses'] as const;

export const pleromaReportRoutes: Route[] = [
  user({
    method: 'GET',
    path: `${BASE}/reports`,
    scopes: READ,
    families: pleromaLike,
    handle: list,
  }),
  user({
    method: 'GET',
    path: `${BASE}/reports/:id`,
    scopes: READ,
    families: pleromaLike,
    handle: (call) => renderPleromaReport(call.view, find(call)),
  }),
  user({
    method: 'POST',
    path: `${BASE}/reports/:id/notes`,
    scopes: WRITE,
    families: pleromaLike,
    handle: addNote,
  }),
  user({
    method: 'POST',
    path: `${BASE}/reports/assign_account`,
    scopes: WRITE,
    families: pleromaOnly,
    handle: assign,
  }),
  user({
    method: 'GET',
    path: `${BASE}/statuses`,
    scopes: READ_POSTS,
    families: pleromaLike,
    handle: everyPost,
  }),
  user({
    method: 'GET',
    path: `${BASE}/statuses/:id`,
    scopes: READ_POSTS,
    families: pleromaLike,
    handle: (call) => renderStatus(call.view, postOf(call)),
  }),
  user({
    method: 'PUT',
    path: `${BASE}/statuses/:id`,
    scopes: WRITE_POSTS,
    families: pleromaLike,
    handle: changePost,
  }),
  user({
    method: 'DELETE',
    path: `${BASE}/statuses/:id`,
    scopes: WRITE_POSTS,
    families: pleromaLike,
    handle: deletePost,
  }),
];
