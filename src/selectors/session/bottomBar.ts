/** The entries of the bar at the bottom of phones that exist for this reader, and the others. */
import { createSelector } from '@reduxjs/toolkit';
import {
  barEntries,
  isOwnBarEntry,
  ownBarEntries,
  type OwnBarEntry,
} from '@/domain/session/bottomBar';
import {
  entryPath,
  isEntryShown,
  listPin,
  navigationNames,
  type Pin,
} from '@/domain/session/navigation';
import { pathTo, profilePath } from '@/domain/session/routes';
import type { RootState } from '@/slices/root';
import { selectCan } from './capabilities';
import { selectInstance, selectSetting } from './config';
import {
  pinnedEntries,
  selectLists,
  selectNavigationFacts,
  selectUnreadChats,
  type PinnedEntry,
} from './navigation';
import { selectCurrentUser, selectSignedIn } from './session';

export type BarEntry = PinnedEntry | { pin: Pin; kind: 'own'; name: OwnBarEntry };

const ownEntry = (name: OwnBarEntry): BarEntry => ({ pin: name, kind: 'own', name });

const selectCanList = (state: RootState) => selectCan(state, 'lists');

/** A stored token counts before the account is known, so that the entries stay. */
const selectFacts = createSelector([selectNavigationFacts], (facts) => ({
  ...facts,
  signedIn: true,
}));

/** The members' entries, in order. */
export const selectBarEntries = createSelector(
  [
    (state: RootState) => selectSetting(state, 'bottomBarEntries'),
    selectCanList,
    selectFacts,
    selectLists,
  ],
  (chosen, canList, facts, lists): BarEntry[] =>
    barEntries(chosen).flatMap((pin) => {
      if (!isOwnBarEntry(pin)) return pinnedEntries([pin], facts, lists);
      return pin === 'lists' && !canList ? [] : [ownEntry(pin)];
    }),
);

/** The entries that could be added, in the order of the navigation. */
export const selectOtherBarEntries = createSelector(
  [selectBarEntries, selectCanList, selectFacts, selectLists],
  (shown, canList, facts, lists): BarEntry[] => {
    const all: BarEntry[] = [
      ...navigationNames
        .filter((name) => isEntryShown(name, facts))
        .map((name): BarEntry => ({ pin: name, kind: 'entry', name })),
      ...ownBarEntries.filter((name) => name !== 'lists' || canList).map(ownEntry),
      ...lists.map((list): BarEntry => ({ pin: listPin(list.id), kind: 'list', list })),
    ];
    return all.filter(({ pin }) => !shown.some((entry) => entry.pin === pin));
  },
);

/** The address of an entry that is a page. */
export function selectBarPath(state: RootState, entry: BarEntry): string {
  const user = selectCurrentUser(state);
  if (entry.kind === 'list') return pathTo('lists-timeline', { id: entry.list.id });
  if (entry.kind === 'entry') return entryPath(entry.name, user?.screenName ?? '');
  if (entry.name === 'search' || entry.name === 'lists') return pathTo(entry.name);
  return user ? profilePath(user, selectInstance(state).restrictedNicknames) : pathTo('root');
}

/** Unread chats, unless the bar shows them on an entry of their own. */
export const selectMenuBadge = (state: RootState): number =>
  selectSignedIn(state) && !selectBarEntries(state).some(({ pin }) => pin === 'chats')
    ? selectUnreadChats(state)
    : 0;
