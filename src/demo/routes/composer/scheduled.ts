/** Routes for scheduled posts. */
import type { Route, SignedIn } from '../../http/call';
import { user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { notFound } from '../../http/refusal';
import { isoTime } from '../../render/view';
import type { Scheduled } from '../../state/types';
import type { World } from '../../state/world';

export function renderScheduled(world: World, row: Scheduled): Json {
  const { params } = row;
  return {
    id: row.id,
    scheduled_at: isoTime(world, row.scheduledAt),
    params: {
      text: params.status ?? null,
      expires_in: params.expires_in ?? null,
      in_reply_to_id: params.in_reply_to_id ?? null,
      poll: params.poll ?? null,
      scheduled_at: params.scheduled_at ?? null,
      sensitive: params.sensitive ?? null,
      spoiler_text: params.spoiler_text ?? null,
      visibility: params.visibility ?? null,
    },
  };
}

function ownRow({ world, viewer, path }: SignedIn): Scheduled {
  const row = world.scheduled.find(({ id, ownerId }) => id === path.id && ownerId === viewer.id);
  if (!row) throw notFound();
  return row;
}

export const scheduledRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/scheduled_statuses',
    scopes: ['read:statuses'],
    handle: (call) =>
      answerPage(
        call,
        call.world.scheduled.filter(({ ownerId }) => ownerId === call.viewer.id).toReversed(),
        { cursorOf: ({ id }) => id },
        (row) => renderScheduled(call.world, row),
      ),
  }),
  user({
    method: 'GET',
    path: '/api/v1/scheduled_statuses/:id',
    scopes: ['read:statuses'],
    handle: (call) => renderScheduled(call.world, ownRow(call)),
  }),
  user({
    method: 'PUT',
    path: '/api/v1/scheduled_statuses/:id',
    scopes: ['write:statuses'],
    handle: (call) => {
      const row = ownRow(call);
      const time = Date.parse(call.params.text('scheduled_at') ?? '');
      if (!Number.isNaN(time)) row.scheduledAt = time;
      return renderScheduled(call.world, row);
    },
  }),
  user({
    method: 'DELETE',
    path: '/api/v1/scheduled_statuses/:id',
    scopes: ['write:statuses'],
    handle: (call) => {
      const row = ownRow(call);
      call.world.scheduled = call.world.scheduled.filter((other) => other !== row);
      return renderScheduled(call.world, row);
    },
  }),
];
