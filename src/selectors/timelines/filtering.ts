/**
 * The filtering decision about a status. It is cached with the status as long as its inputs are
 * unchanged, so that one changed status costs one decision.
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
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectDisplayPreferences } from '@/selectors/settings/displayPreferences';

/** Only the settings that the rules use, so that other changes keep all decisions. */
const selectFilterRules = createSelector(
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
    readLanguages: reading.readLanguages,
    otherLanguages: reading.otherLanguages,
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
 * Accepts the id of a repeat, too: then it asks about the repeated status and who repeats it.
 * Undefined for an unknown status.
 */
export function questionOf(
  state: RootState,
  statusId: string,
  place: ViewingContext,
): Question | undefined {
  const entry = rowIn(state.statuses.entities, statusId);
  const status = entry?.repeatOfId ? rowIn(state.statuses.entities, entry.repeatOfId) : entry;
  const people = state.users.entities;
  return (
    status && {
      status,
      author: rowIn(people, status.userId),
      repeater: entry === status ? undefined : rowIn(people, entry?.userId ?? ''),
      rules: selectFilterRules(state),
      relationships: state.relationships,
      filters: state.filters.inForce,
      ...viewingContexts[place],
    }
  );
}

/** An unknown status is not hidden. */
export function selectFilteringDecision(
  state: RootState,
  statusId: string,
  place: ViewingContext,
): Decision {
  const entry = rowIn(state.statuses.entities, statusId);
  const question = questionOf(state, statusId, place);
  if (!entry || !question) return shownInFull;
  const kept = answersAt(place).get(entry);
  if (kept && isShallowEqual(Object.values(kept.question), Object.values(question))) {
    return kept.decision;
  }
  const found = decideFiltering(question);
  // An equal decision stays the same object, so that its users need not update.
  const decision = kept && isEqual(kept.decision, found) ? kept.decision : found;
  answersAt(place).set(entry, { question, decision });
  return decision;
}

/** All inputs of decisions: as long as none of them changes, no decision does. */
export const selectFilteringInputs = createSelector(
  [
    (state: RootState) => state.statuses.entities,
    (state: RootState) => state.users.entities,
    (state: RootState) => state.relationships,
    (state: RootState) => state.filters.inForce,
    selectFilterRules,
  ],
  (statuses, users, relationships, filters, rules) => ({
    statuses,
    users,
    relationships,
    filters,
    rules,
  }),
  { memoize: lruMemoize },
);

export type FilteringInputs = ReturnType<typeof selectFilteringInputs>;
