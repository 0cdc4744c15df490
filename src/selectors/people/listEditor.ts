/** The list form: its fields, its members, and the search for people. */
import { createSelector } from '@reduxjs/toolkit';
import { compareIds } from '@/domain/engine/ids';
import { USUAL_REPLIES } from '@/domain/people/list';
import { findPeople } from '@/domain/people/peopleSearch';
import { allRows, rowIn } from '@/lib/values/rowTable';
import { noListEditor } from '@/slices/people/listEditor';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectList, selectMembers } from './lists';
import { selectCurrentUserId } from '@/selectors/session/session';

export const selectListEditor = (state: RootState) => state.listEditor ?? noListEditor;

const nobody: readonly string[] = [];

/**
 * An existing list has these fields if the server supports them; for a new list, the server's
 * capability or another list tells.
 */
const offers =
  (field: 'exclusive' | 'repliesPolicy') =>
  (state: RootState): boolean => {
    const { listId } = selectListEditor(state);
    if (listId !== null) return (selectList(state, listId)?.[field] ?? null) !== null;
    const others = state.lists?.lists ?? [];
    return selectCan(state, 'listOptions') || others.some((list) => list[field] !== null);
  };

/** True if the server supports lists that are exclusive of the home timeline. */
const selectExclusiveOffered = offers('exclusive');
/** True if the server supports the choice of whose replies a list shows. */
const selectRepliesOffered = offers('repliesPolicy');

/** The fields, and if the title has unsaved changes. */
export const selectListForm = createSelector(
  [
    selectListEditor,
    (state: RootState) => selectList(state, selectListEditor(state).listId ?? ''),
    selectExclusiveOffered,
    selectRepliesOffered,
  ],
  ({ listId, title, exclusive, repliesPolicy }, list, isExclusiveOffered, repliesOffered) => {
    const shown = title ?? list?.title ?? '';
    const isExclusive = listId === null ? exclusive : (list?.exclusive ?? false);
    const replies = listId === null ? repliesPolicy : (list?.repliesPolicy ?? USUAL_REPLIES);
    return {
      title: shown,
      exclusive: isExclusiveOffered ? isExclusive : null,
      repliesPolicy: repliesOffered ? replies : null,
      isChanged: shown.trim() !== (list?.title ?? ''),
    };
  },
);

/** The members, including pending changes; null until they are loaded. */
export function selectEditedMembers(state: RootState): readonly string[] | null {
  const { listId, chosen } = selectListEditor(state);
  return listId === null ? chosen : selectMembers(state, listId);
}

/** The members, and people removed here, whose rows stay so that this can be undone. */
export const selectMemberRows = createSelector(
  [selectEditedMembers, selectListEditor, (state: RootState) => state.users.entities],
  (members, { changed }, users) => {
    if (members === null) return null;
    const nameOf = (id: string) => rowIn(users, id)?.name ?? '';
    return [...new Set([...members, ...changed])]
      .filter((id) => rowIn(users, id))
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || compareIds(a, b));
  },
);

/**
 * The people offered by the search: the server's results, and until these arrive, known matches.
 */
export const selectCandidates = createSelector(
  [
    selectListEditor,
    (state: RootState) => state.users.entities,
    (state: RootState) => state.relationships,
    selectCurrentUserId,
  ],
  ({ query, followingOnly, found }, users, relationships, ownId): readonly string[] => {
    const sought = query.trim();
    if (sought === '') return nobody;
    if (found?.query === sought && found.followingOnly === followingOnly) return found.userIds;
    const followed = new Set(
      Object.keys(relationships).filter((id) => relationships[id]?.following),
    );
    const people = allRows(users).filter(({ id }) => !followingOnly || followed.has(id));
    return findPeople(people, { query: sought.replace(/^@/, ''), followed, ownId }).map(
      ({ id }) => id,
    );
  },
);

/** True if the server has answered the current query. */
export function selectSearchAnswered(state: RootState): boolean {
  const { query, followingOnly, found } = selectListEditor(state);
  return found?.query === query.trim() && found.followingOnly === followingOnly;
}
