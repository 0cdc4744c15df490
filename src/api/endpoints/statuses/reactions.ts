/** Sets emoji reactions, and fetches who favourited, repeated and reacted. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { WireReaction } from '@/api/wire/status';
import { createCollector } from '@/api/decode/engine/collector';
import { fieldsOf, listOf } from '@/api/decode/engine/read';
import { keepReadable } from '@/api/decode/engine/refusal';
import { decodeStatus, type StatusAnswer } from '@/api/decode/statuses/status';
import { reactionName } from '@/api/decode/statuses/statusRow';
import { isMissing } from '@/api/errors';
import type { Connection } from '@/api/http';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';
import { requestPeople, type PeoplePage } from '@/api/endpoints/people/peoplePages';

const pathOf = (statusId: string, part: string): string =>
  `/api/v1/statuses/${encodeURIComponent(statusId)}/${part}`;

const reactionsOf = (statusId: string): string =>
  `/api/v1/pleroma/statuses/${encodeURIComponent(statusId)}/reactions`;

/** GET /api/v1/statuses/:id/favourited_by — empty if the instance keeps it private. */
export const fetchFavouritedBy = (to: Connection, statusId: string): Promise<PeoplePage> =>
  requestPeople(to, pathOf(statusId, 'favourited_by'));

/** GET /api/v1/statuses/:id/reblogged_by */
export const fetchRepeatedBy = (to: Connection, statusId: string): Promise<PeoplePage> =>
  requestPeople(to, pathOf(statusId, 'reblogged_by'));

interface ReactedBy {
  /** User ids by emoji name. */
  reactedBy: Record<string, string[]>;
  entities: EntityBundle;
}

/** GET /api/v1/pleroma/statuses/:id/reactions — with the accounts, which statuses lack. */
export async function fetchReactedBy(to: Connection, statusId: string): Promise<ReactedBy> {
  const { data } = await requestRows(to, reactionsOf(statusId));
  const collector = createCollector();
  const rows = data.flatMap((row): [string, string[]][] => {
    const { name, accounts } = fieldsOf<WireReaction>(row);
    const emoji = reactionName(name);
    return emoji === null ? [] : [[emoji, keepReadable(listOf(accounts), collector.addUser).items]];
  });
  return { reactedBy: Object.fromEntries(rows), entities: collector.bundle() };
}

/**
 * PUT and DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji, or
 * /api/v1/statuses/:id/emoji_reactions/:emoji if that is missing. An emoji is the character, or a
 * shortcode.
 */
export async function setReaction(
  to: Connection,
  statusId: string,
  name: string,
  wanted: boolean,
): Promise<StatusAnswer> {
  const emoji = encodeURIComponent(name);
  const method = wanted ? 'PUT' : 'DELETE';
  try {
    return await requestOne(to, `${reactionsOf(statusId)}/${emoji}`, { method }, decodeStatus);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const path = pathOf(statusId, `emoji_reactions/${emoji}`);
    return await requestOne(to, path, { method }, decodeStatus);
  }
}
