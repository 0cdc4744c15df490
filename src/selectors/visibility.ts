/**
 * What becomes of a status, asked of the state. An answer is kept with its status for as long as all
 * that it follows from is the same, so that one changed status costs one decision.
 */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import type { Filter } from '@/domain/filter';
import { places, type PlaceName } from '@/domain/places';
import type { Relationship } from '@/domain/relationship';
import type { Status } from '@/domain/status';
import type { User } from '@/domain/user';
import { decide, shownInFull, type Decision, type FilterRules } from '@/domain/visibility';
import { isEqual } from '@/lib/isEqual';
import type { RootState } from '@/slices/root';
import { selectReading } from './reading';

/** Of the settings, only what the rules ask for: other changes leave all answers as they are. */
export const selectFilterRules = createSelector(
  [selectReading],
  (reading): FilterRules => ({
    hideFilteredStatuses: reading.hideFilteredStatuses,
    hideWordFilteredPosts: reading.hideWordFilteredPosts,
    hideMutedThreads: reading.hideMutedThreads,
    hideMutedPosts: reading.hideMutedPosts,
    muteBotStatuses: reading.muteBotStatuses,
    muteSensitiveStatuses: reading.muteSensitiveStatuses,
    muteWords: reading.muteWords,
    replyVisibility: reading.replyVisibility,
    ownId: reading.ownId,
  }),
  { memoize: lruMemoize, memoizeOptions: { resultEqualityCheck: isEqual } },
);

interface Answer {
  original: Status;
  author: User | undefined;
  repeater: User | undefined;
  rules: FilterRules;
  filters: readonly Filter[];
  relationships: Readonly<Record<string, Relationship>>;
  decision: Decision;
}

const answers = new Map<PlaceName, WeakMap<Status, Answer>>();

function answersAt(place: PlaceName): WeakMap<Status, Answer> {
  const known = answers.get(place) ?? new WeakMap<Status, Answer>();
  answers.set(place, known);
  return known;
}

/**
 * Takes the id of a repeat, too: then it is about the repeated one, and who repeats it. A status that
 * is not known, or not yet, is nothing to hide.
 */
export function selectDecision(state: RootState, statusId: string, place: PlaceName): Decision {
  const entry = state.statuses.entities[statusId];
  const original = entry?.repeatOfId ? state.statuses.entities[entry.repeatOfId] : entry;
  if (!entry || !original) return shownInFull;
  const people = state.users.entities;
  const rules = selectFilterRules(state);
  const { relationships, filters } = state;
  const author = people[original.userId];
  const repeater = entry === original ? undefined : people[entry.userId];
  const kept = answersAt(place).get(entry);
  if (
    kept?.original === original &&
    kept.author === author &&
    kept.repeater === repeater &&
    kept.rules === rules &&
    kept.filters === filters.filters &&
    kept.relationships === relationships
  ) {
    return kept.decision;
  }
  const given = { author, repeater, relationships, filters: filters.filters };
  const found = decide({ ...given, status: original, reading: rules, ...places[place] });
  // An equal answer stays the same object: who holds it need not look again.
  const decision = kept && isEqual(kept.decision, found) ? kept.decision : found;
  answersAt(place).set(entry, { ...given, original, rules, decision });
  return decision;
}

/** All that decisions follow from: as long as none of it changes, none of them does. */
export const groundsOf = (state: RootState): readonly unknown[] => [
  state.statuses.entities,
  state.users.entities,
  state.relationships,
  state.filters,
  selectFilterRules(state),
];
