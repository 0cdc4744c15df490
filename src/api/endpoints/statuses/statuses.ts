/** Fetches, deletes and toggles single statuses. Writing is in `composer/posting.ts`. */
import type { StatusToggle } from '@/domain/statuses/status';
import type { StatusSource, StatusVersion } from '@/domain/statuses/statusVersion';
import { decodeHistory, decodeSource } from '@/api/decode/statuses/statusHistory';
import { fieldsOf } from '@/api/decode/engine/read';
import { decodeStatus, type StatusAnswer } from '@/api/decode/statuses/status';
import type { Connection } from '@/api/http';
import type { WireStatus } from '@/api/wire/status';
import { requestFields, requestOne, requestRows } from '@/api/endpoints/engine/answers';

const pathOf = (statusId: string, action = ''): string =>
  `/api/v1/statuses/${encodeURIComponent(statusId)}${action && `/${action}`}`;

/** GET /api/v1/statuses/:id */
export const fetchStatus = (to: Connection, statusId: string): Promise<StatusAnswer> =>
  requestOne(to, pathOf(statusId), {}, decodeStatus);

/** DELETE /api/v1/statuses/:id — returns its last version. */
export async function deleteStatus(to: Connection, statusId: string): Promise<void> {
  await requestFields(to, pathOf(statusId), { method: 'DELETE' });
}

/** GET /api/v1/statuses/:id/history — all versions, oldest first. */
export async function fetchHistory(to: Connection, statusId: string): Promise<StatusVersion[]> {
  return decodeHistory((await requestRows(to, pathOf(statusId, 'history'))).data);
}

/** GET /api/v1/statuses/:id/source — the text as the author typed it. */
export const fetchSource = (to: Connection, statusId: string): Promise<StatusSource> =>
  requestOne(to, pathOf(statusId, 'source'), {}, decodeSource);

const toggleActions: Record<StatusToggle, { on: string; off: string }> = {
  favourited: { on: 'favourite', off: 'unfavourite' },
  repeated: { on: 'reblog', off: 'unreblog' },
  bookmarked: { on: 'bookmark', off: 'unbookmark' },
  pinned: { on: 'pin', off: 'unpin' },
  threadMuted: { on: 'mute', off: 'unmute' },
};

/**
 * POST /api/v1/statuses/:id/favourite, /unfavourite, /reblog, /unreblog, /bookmark, /unbookmark,
 * /pin, /unpin, /mute, /unmute. A repeat is answered with the wrapper; the result is the original.
 */
export function setStatusToggle(
  to: Connection,
  statusId: string,
  toggle: StatusToggle,
  wanted: boolean,
): Promise<StatusAnswer> {
  const action = toggleActions[toggle][wanted ? 'on' : 'off'];
  return requestOne(to, pathOf(statusId, action), { method: 'POST' }, (wire) => {
    const { reblog } = fieldsOf<WireStatus>(wire);
    return decodeStatus(toggle === 'repeated' && reblog ? reblog : wire);
  });
}
