/** The entries that can still be pinned. */
import { createSelector } from '@reduxjs/toolkit';
import { isEntryShown, listPin, navigationNames } from '@/domain/session/navigation';
import { selectLists, selectNavigationFacts, selectPins, type PinnedEntry } from './navigation';

/** In the order of the navigation. */
export const selectUnpinnedEntries = createSelector(
  [selectPins, selectNavigationFacts, selectLists],
  (pins, facts, lists): PinnedEntry[] => [
    ...navigationNames
      .filter((name) => isEntryShown(name, facts) && !pins.includes(name))
      .map((name): PinnedEntry => ({ pin: name, kind: 'entry', name })),
    ...lists
      .map((list): PinnedEntry => ({ pin: listPin(list.id), kind: 'list', list }))
      .filter(({ pin }) => !pins.includes(pin)),
  ],
);
