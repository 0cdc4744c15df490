/** The page "Explore": its tabs and lists, as far as this server has them. */
import { createSelector } from '@reduxjs/toolkit';
import {
  exploreTabs,
  type ExploreList,
  type ExploreTab,
  type TrendingLink,
} from '@/domain/discovery/explore';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectMaySearch } from '@/selectors/session/navigation';
import { selectSignedIn } from '@/selectors/session/session';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';
import { nothingExplored, type ExploreRows } from '@/slices/discovery/explore';
import type { RootState } from '@/slices/root';

const selectExplore = (state: RootState) => state.explore ?? nothingExplored;

/** Undefined until its first page has come. */
export const selectExploreRows = (state: RootState, list: ExploreList): ExploreRows | undefined =>
  selectExplore(state).lists[list];

export const selectExploreMissing = (state: RootState, list: ExploreList): boolean =>
  selectExplore(state).missing.includes(list);

export const selectTrendingLink = (state: RootState, url: string): TrendingLink | undefined =>
  selectExplore(state).links[url];

const none: readonly string[] = [];

const selectShownPosts = createSelector(
  [
    (state: RootState) =>
      (selectExploreRows(state, 'posts')?.ids ?? none)
        .filter((id) => selectFilteringDecision(state, id, 'public').show !== 'hidden')
        .join(' '),
  ],
  (ids): readonly string[] => (ids === '' ? none : ids.split(' ')),
);

/** The rows of a list; of posts those that the reader's filters leave. */
export const selectExploreIds = (state: RootState, list: ExploreList): readonly string[] =>
  list === 'posts' ? selectShownPosts(state) : (selectExploreRows(state, list)?.ids ?? none);

/** Members only, as they are made for each. */
export const selectMaySeeSuggestions = (state: RootState): boolean =>
  selectSignedIn(state) && selectCapabilities(state).suggestions;

/** The directory was not found to be missing. */
export const selectHasDirectory = (state: RootState): boolean =>
  selectCapabilities(state).directory && !selectExploreMissing(state, 'active');

/** The server has answered that it suggests nobody. */
const selectSuggestsNobody = (state: RootState): boolean =>
  selectExplore(state).suggestsNobody === true;

/** The choice of people that is shown first: those of which the server has some. */
export const selectFirstPeople = (state: RootState): 'suggested' | 'active' =>
  selectMaySeeSuggestions(state) && !(selectHasDirectory(state) && selectSuggestsNobody(state))
    ? 'suggested'
    : 'active';

/** True once it is known that there is nobody to be shown first. */
const selectHasNobody = (state: RootState): boolean =>
  selectFirstPeople(state) === 'suggested'
    ? selectSuggestsNobody(state)
    : selectExploreRows(state, 'active')?.ids.length === 0;

/** The tab that opens by itself: the first one with something in it. */
export const selectFirstExploreTab = (state: RootState): ExploreTab | undefined => {
  const tabs = selectExploreTabs(state);
  return tabs.find((tab) => tab !== 'people' || !selectHasNobody(state)) ?? tabs[0];
};

export const selectExploreTabs = createSelector(
  [
    selectCapabilities,
    selectExplore,
    (state: RootState) => selectMaySeeSuggestions(state) || selectHasDirectory(state),
  ],
  (can, { missing }, hasPeople): readonly ExploreTab[] => {
    const has: Record<ExploreTab, boolean> = {
      posts: can.trends,
      hashtags: can.trends,
      news: can.trends,
      people: hasPeople,
      servers: can.serverTimelines || can.bubbleTimeline,
    };
    return exploreTabs.filter(
      (tab) => has[tab] && (tab === 'people' || tab === 'servers' || !missing.includes(tab)),
    );
  },
);

/** True if there is anything to explore; visitors of a private server see none of it. */
export const selectExploreOffered = (state: RootState): boolean =>
  selectExploreTabs(state).length > 0 && selectMaySearch(state);
