/**
 * Fetches and changes the account's filters. Servers have one of two versions: version 1 has one
 * phrase per filter, version 2 any number of words, and posts.
 */
import type { Filter } from '@/domain/timelines/filter';
import { keywordsDropped, titleOf, type FilterInput } from '@/domain/timelines/filterBook';
import {
  decodeFilter,
  decodeFilters,
  decodeFiltersV2,
  decodeFilterV2,
} from '@/api/decode/timelines/filter';
import { request, type Connection } from '@/api/http';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

const FIRST = '/api/v1/filters';
const SECOND = '/api/v2/filters';

const at = (root: string, filterId: string): string => `${root}/${encodeURIComponent(filterId)}`;

/** GET /api/v1/filters */
export const fetchFilters = async (to: Connection): Promise<Filter[]> =>
  decodeFilters((await requestRows(to, FIRST)).data);

/** GET /api/v2/filters */
export const fetchFiltersV2 = async (to: Connection): Promise<Filter[]> =>
  decodeFiltersV2((await requestRows(to, SECOND)).data);

/** POST /api/v1/filters, or PUT /api/v1/filters/:id */
export const saveFilter = (
  to: Connection,
  wish: FilterInput,
  before: Filter | null,
): Promise<Filter> =>
  requestOne(
    to,
    before ? at(FIRST, before.id) : FIRST,
    { method: before ? 'PUT' : 'POST', json: toldOf(wish, before) },
    decodeFilter,
  );

/** Builds the fields; those that are left out stay as they are. */
const toldOf = ({ keywords, contexts, action, expiresIn }: FilterInput, before: Filter | null) => ({
  phrase: keywords[0]?.phrase.trim() ?? '',
  context: contexts,
  whole_word: keywords[0]?.wholeWord ?? false,
  ...(before?.action === action ? {} : { irreversible: action === 'hide' }),
  ...ending(expiresIn, before),
});

/** Builds the expiry: null removes it; if left out, it stays. An empty text is refused. */
function ending(expiresIn: FilterInput['expiresIn'], before: Filter | null) {
  const stays = expiresIn === 'asBefore' || (expiresIn === null && !before);
  return stays ? {} : { expires_in: expiresIn };
}

/**
 * POST /api/v2/filters, or PUT /api/v2/filters/:id. Posts to remove are deleted one by one (DELETE
 * /api/v2/filters/statuses/:id) beforehand, so that the last answer is complete.
 */
export async function saveFilterV2(
  to: Connection,
  wish: FilterInput,
  before: Filter | null,
): Promise<Filter> {
  for (const id of wish.withoutPosts) await dropPost(to, id);
  const json = {
    title: titleOf(wish),
    context: wish.contexts,
    filter_action: wish.action,
    keywords_attributes: keywordsOf(wish, before),
    ...ending(wish.expiresIn, before),
  };
  const path = before ? at(SECOND, before.id) : SECOND;
  return requestOne(to, path, { method: before ? 'PUT' : 'POST', json }, decodeFilterV2);
}

/** Builds the keywords; unnamed ones stay, so those to delete are named as well. */
const keywordsOf = (wish: FilterInput, before: Filter | null) => [
  ...wish.keywords.map(({ id, phrase, wholeWord }) => ({
    ...(id === null ? {} : { id }),
    keyword: phrase.trim(),
    whole_word: wholeWord,
  })),
  ...(before ? keywordsDropped(before, wish) : []).map((id) => ({ id, _destroy: true })),
];

async function dropPost(to: Connection, id: string): Promise<void> {
  await request(to, `${SECOND}/statuses/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    expects: 'nothing',
  });
}

/** DELETE /api/v1/filters/:id */
export const deleteFilter = (to: Connection, filterId: string): Promise<void> =>
  drop(to, at(FIRST, filterId));

/** DELETE /api/v2/filters/:id */
export const deleteFilterV2 = (to: Connection, filterId: string): Promise<void> =>
  drop(to, at(SECOND, filterId));

async function drop(to: Connection, path: string): Promise<void> {
  await request(to, path, { method: 'DELETE', expects: 'nothing' });
}
