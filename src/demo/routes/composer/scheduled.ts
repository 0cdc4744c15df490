/** Routes for scheduled posts. */
import type { Route, SignedIn } from '../../http/call';
import { user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { notFound, refuse } from '../../http/refusal';
import { renderAttachment } from '../../render/attachment';
import { isoTime } from '../../render/view';
import type { Scheduled } from '../../state/types';
import { MINUTE } from '../../state/clock';
import type { World } from '../../state/world';

/** A nearer time is refused. */
export const SCHEDULE_LEAD = 5 * MINUTE;

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
      ...(world.dialect === 'mastodon' && { language: params.language ?? null }),
      ...(row.mediaIds.length > 0 && { media_ids: row.mediaIds }),
    },
    ...((world.dialect === 'mastodon' || row.mediaIds.length > 0) && {
      media_attachments: row.mediaIds.flatMap((mediaId) => {
        const media = world.media.get(mediaId);
        return media ? [renderAttachment(world, media)] : [];
      }),
    }),
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
      if (Number.isNaN(time) || time - call.world.clock.now() <= SCHEDULE_LEAD) {
        throw refuse(422, 'Scheduled date must be in the future');
      }
      row.scheduledAt = time;
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
