/**
 * What becomes of a status, asked of the state. An answer is kept with its status for as long as all
 * that it follows from is the same, so that one changed status costs one decision.
 */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { viewingContexts, type ViewingContext } from '@/domain/timelines/viewingContexts';
import type { Status } from '@/domain/statuses/status';
import {
  decideFiltering,
  shownInFull,
  type Decision,
  type FilterRules,
  type Question,
} from '@/domain/timelines/filtering';
import { isEqual } from '@/lib/values/isEqual';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectDisplayPreferences } from '@/selectors/settings/displayPreferences';

/** Of the settings, only what the rules ask for: other changes leave all answers as they are. */
export const selectFilterRules = createSelector(
  [selectDisplayPreferences],
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
  question: Question;
  decision: Decision;
}

const answers = new Map<ViewingContext, WeakMap<Status, Answer>>();

function answersAt(place: ViewingContext): WeakMap<Status, Answer> {
  const known = answers.get(place) ?? new WeakMap<Status, Answer>();
  answers.set(place, known);
  return known;
}

/**
 * Takes the id of a repeat, too: then it is about the repeated one, and who repeats it. A status that
 * is not known, or not yet, is no question.
 */
export function questionOf(
  state: RootState,
  statusId: string,
  place: ViewingContext,
): Question | undefined {
  const entry = state.statuses.entities[statusId];
  const status = entry?.repeatOfId ? state.statuses.entities[entry.repeatOfId] : entry;
  const people = state.users.entities;
  return (
    status && {
      status,
      author: people[status.userId],
      repeater: entry === status ? undefined : people[entry?.userId ?? ''],
      rules: selectFilterRules(state),
      relationships: state.relationships,
      filters: state.filters.inForce,
      ...viewingContexts[place],
    }
  );
}

/** What nobody knows of is nothing to hide. */
export function selectFilteringDecision(
  state: RootState,
  statusId: string,
  place: ViewingContext,
): Decision {
  const entry = state.statuses.entities[statusId];
  const question = questionOf(state, statusId, place);
  if (!entry || !question) return shownInFull;
  const kept = answersAt(place).get(entry);
  if (kept && isShallowEqual(Object.values(kept.question), Object.values(question))) {
    return kept.decision;
  }
  const found = decideFiltering(question);
  // An equal answer stays the same object: who holds it need not look again.
  const decision = kept && isEqual(kept.decision, found) ? kept.decision : found;
  answersAt(place).set(entry, { question, decision });
  return decision;
}

/** All that decisions follow from: as long as none of it changes, none of them does. */
export const filteringInputs = (state: RootState): readonly unknown[] => [
  state.statuses.entities,
  state.users.entities,
  state.relationships,
  state.filters.inForce,
  selectFilterRules(state),
];
