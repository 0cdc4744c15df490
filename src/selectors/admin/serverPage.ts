/** The offers of the page about the own server to this reader, and the numbers on it. */
import { createSelector } from '@reduxjs/toolkit';
import {
  isOffered,
  mayRestart,
  ruleOffers,
  serverSections,
  statisticsParts,
} from '@/domain/admin/serverOffers';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { noOwnRules } from '@/slices/admin/ownRules';
import { noServerDocuments } from '@/slices/admin/serverDocuments';
import { noServerEmoji } from '@/slices/admin/serverEmoji';
import { noServerStatistics } from '@/slices/admin/serverStatistics';
import type { RootState } from '@/slices/root';

export const selectServerSections = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance) =>
    serverSections.filter((section) => user !== null && isOffered(section, instance, user)),
);

export function selectMayRestart(state: RootState): boolean {
  const user = selectCurrentUser(state);
  return user !== null && mayRestart(selectInstance(state), user);
}

export const selectStatisticsParts = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance) => (user ? statisticsParts(instance, user) : []),
);

export const selectServerStatistics = (state: RootState) =>
  state.serverStatistics ?? noServerStatistics;

/** Null if the reader may not change them. */
export const selectRuleOffers = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance) => (user ? ruleOffers(instance, user) : null),
);

export const selectOwnRules = (state: RootState) => state.ownRules ?? noOwnRules;

export const selectServerEmoji = (state: RootState) => state.serverEmoji ?? noServerEmoji;

export const selectServerDocuments = (state: RootState) =>
  state.serverDocuments ?? noServerDocuments;
