/** What the form of a list shows: its fields, its people, and whom the search offers. */
import { createSelector } from '@reduxjs/toolkit';
import { compareIds } from '@/domain/engine/ids';
import { USUAL_REPLIES } from '@/domain/people/list';
import { findPeople } from '@/domain/people/peopleSearch';
import { noListEditor } from '@/slices/people/listEditor';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectList, selectMembers } from './lists';
import { selectCurrentUserId } from '@/selectors/session/session';

export const selectListEditor = (state: RootState) => state.listEditor ?? noListEditor;

const nobody: readonly string[] = [];

/** Of a list that is there, its own fields tell; of a new one, the server, or the other lists. */
const offers =
  (field: 'exclusive' | 'repliesPolicy') =>
  (state: RootState): boolean => {
    const { listId } = selectListEditor(state);
    if (listId !== null) return (selectList(state, listId)?.[field] ?? null) !== null;
    const others = state.lists?.lists ?? [];
    return selectCan(state, 'listOptions') || others.some((list) => list[field] !== null);
  };

/** Whether lists have a say in what the home timeline shows. */
const selectExclusiveOffered = offers('exclusive');
/** Whether lists choose whose answers they show. */
const selectRepliesOffered = offers('repliesPolicy');

/** What the fields hold, and whether saving the title would change it. */
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

/** Who is on the list, or shall be; null until the server said. */
export function selectEditedMembers(state: RootState): readonly string[] | null {
  const { listId, chosen } = selectListEditor(state);
  return listId === null ? chosen : selectMembers(state, listId);
}

/** The members, and whoever was taken off here: they keep their row, so that it can be undone. */
export const selectMemberRows = createSelector(
  [selectEditedMembers, selectListEditor, (state: RootState) => state.users.entities],
  (members, { changed }, users) => {
    if (members === null) return null;
    const nameOf = (id: string) => users[id]?.name ?? '';
    return [...new Set([...members, ...changed])]
      .filter((id) => users[id])
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || compareIds(a, b));
  },
);

/** Whom the search offers: what the server found, and until it has, who is known to fit. */
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
    const people = Object.values(users).filter(({ id }) => !followingOnly || followed.has(id));
    return findPeople(people, { query: sought.replace(/^@/, ''), followed, ownId }).map(
      ({ id }) => id,
    );
  },
);

/** Whether the server has answered what stands in the field. */
export function selectSearchAnswered(state: RootState): boolean {
  const { query, followingOnly, found } = selectListEditor(state);
  return found?.query === query.trim() && found.followingOnly === followingOnly;
}
