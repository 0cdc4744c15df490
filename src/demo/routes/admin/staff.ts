/** Checks that the caller may make the calls of staff. */
import { user, type Method, type Route, type SignedIn } from '../../http/call';
import type { Json } from '../../http/json';
import type { Params } from '../../http/params';
import { notFound, refuse } from '../../http/refusal';
import { renderStatus } from '../../render/status';
import { isStaff, type View } from '../../render/view';
import type { Post } from '../../state/types';

export function needStaff({ viewer }: SignedIn): void {
  if (!isStaff(viewer)) throw refuse(403, 'User is not a staff member.');
}

export function needAdmin(call: SignedIn): void {
  needStaff(call);
  if (call.viewer.role !== 'admin') throw refuse(403, 'User is not an admin.');
}

/** GoToSocial asks for an administrator, also where its moderators have the bits. */
export function needRole({ world, viewer }: SignedIn): void {
  const suffices =
    world.options.family === 'gotosocial' ? viewer.role === 'admin' : isStaff(viewer);
  if (!suffices) throw refuse(403, 'This action is not allowed');
}

/** A call that only GoToSocial has. */
export const gotosocialRoute = (
  method: Method,
  path: string,
  handle: (call: SignedIn) => unknown,
): Route =>
  user({
    method,
    path: `/api/v1/admin/${path}`,
    scopes: [`admin:${method === 'GET' ? 'read' : 'write'}`],
    families: ['mastodon'],
    handle: (call) => {
      if (call.world.options.family !== 'gotosocial') throw notFound();
      needRole(call);
      return handle(call);
    },
  });

const PAGE = 20;

/** Posts as older calls of staff page them. */
export function pageOfPosts(params: Params, view: View, rows: readonly Post[]): Json {
  const size = params.number('page_size') ?? PAGE;
  const start = ((params.number('page') ?? 1) - 1) * size;
  const activities = rows.slice(start, start + size).map((post) => renderStatus(view, post));
  return { total: rows.length, activities };
}
