/** The completions for the word being typed, of everything that is known now. */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { findEmoji } from '@/domain/composer/emoji/emojiSearch';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import { findHashtags } from '@/domain/composer/completions/hashtagSearch';
import { findPeople, MOST_PEOPLE } from '@/domain/people/peopleSearch';
import type { User } from '@/domain/people/user';
import { allRows, rowIn } from '@/lib/values/rowTable';
import { noCompletions } from '@/slices/composer/completions';
import type { RootState } from '@/slices/root';
import { selectFindableEmoji } from './emoji';
import { selectCurrentUserId } from '@/selectors/session/session';

const MOST_EMOJI = 5;

/** The cache size is 1, as earlier words are not typed again. */
const lastOnly = { memoize: lruMemoize };

const selectCompletions = (state: RootState) => state.completions ?? noCompletions;

const selectFollowed = createSelector(
  [(state: RootState) => state.relationships],
  (relationships): ReadonlySet<string> =>
    new Set(Object.values(relationships).flatMap((row) => (row.following ? [row.id] : []))),
);

/**
 * Matching known people first, then those whom the server found by other criteria than the name.
 */
export const selectPeopleCompletions = createSelector(
  [
    (state: RootState) => state.users.entities,
    selectFollowed,
    selectCurrentUserId,
    (state: RootState) => selectCompletions(state).userIds,
    (_state: RootState, query: string) => query,
  ],
  (table, followed, ownId, foundIds, query): User[] => {
    const known = findPeople(allRows(table), { query, followed, ownId });
    const found = query === '' || query.includes('@') ? [] : foundIds;
    const others = found.flatMap((id) => (id === ownId ? [] : (rowIn(table, id) ?? [])));
    return [...new Set([...known, ...others])].slice(0, MOST_PEOPLE);
  },
  lastOnly,
);

/** The same for a person search, where the query may include the host. */
export const selectPeopleSearchResults = createSelector(
  [
    (state: RootState) => state.users.entities,
    selectFollowed,
    selectCurrentUserId,
    (state: RootState) => selectCompletions(state).userIds,
    (_state: RootState, query: string) => query,
  ],
  (table, followed, ownId, foundIds, query): User[] => {
    const [name = ''] = query.split('@');
    const whole = query.toLowerCase();
    const known = findPeople(allRows(table), { query: name, followed, ownId }).filter(
      ({ screenName }) => name === query || screenName.toLowerCase().startsWith(whole),
    );
    const others = query === '' ? [] : foundIds.flatMap((id) => rowIn(table, id) ?? []);
    return [...new Set([...known, ...others])].filter(({ id }) => id !== ownId);
  },
  lastOnly,
);

export const selectEmojiCompletions = createSelector(
  [selectFindableEmoji, (_state: RootState, query: string) => query],
  (emoji, query): Emoji[] => findEmoji(emoji, query, MOST_EMOJI),
  lastOnly,
);

const selectKnownHashtags = createSelector(
  [(state: RootState) => state.statuses.entities],
  (statuses) => allRows(statuses).flatMap(({ hashtags }) => hashtags),
);

export const selectHashtagCompletions = createSelector(
  [
    selectKnownHashtags,
    (state: RootState) => selectCompletions(state).hashtags,
    (_state: RootState, query: string) => query,
  ],
  findHashtags,
  lastOnly,
);

export const selectHashtagUses = (state: RootState) => selectCompletions(state).hashtagUses;
