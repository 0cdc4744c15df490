/** The followers or followed people of a person. */
import { createSelector } from '@reduxjs/toolkit';
import { peopleListKey, type PeopleList } from '@/domain/people/peopleList';
import { rowIn } from '@/lib/values/rowTable';
import { noPeopleLists, type LoadedPeopleList } from '@/slices/people/peopleLists';
import type { RootState } from '@/slices/root';

/** Undefined until the first page has come. */
export const selectPeopleList = (
  state: RootState,
  list: PeopleList,
): LoadedPeopleList | undefined => (state.peopleLists ?? noPeopleLists)[peopleListKey(list)];

/** Keeps the people whose name or handle contains the words. */
export const makeSelectPeopleNamed = () =>
  createSelector(
    [
      (state: RootState) => state.users.entities,
      (_state: RootState, userIds: readonly string[]) => userIds,
      (_state: RootState, _userIds: readonly string[], words: string) => words.trim().toLowerCase(),
    ],
    (users, userIds, words): readonly string[] =>
      words === ''
        ? userIds
        : userIds.filter((userId) => {
            const { name = '', screenName = '' } = rowIn(users, userId) ?? {};
            return `${name}\n@${screenName}`.toLowerCase().includes(words);
          }),
  );
