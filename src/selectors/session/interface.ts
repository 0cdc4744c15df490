/** The visible parts of the frame. */
import { barEntries, type OwnBarEntry } from '@/domain/session/bottomBar';
import { offersFloatingButton, presumesKeyboard } from '@/domain/session/layout';
import type { RootState } from '@/slices/root';
import { selectInstance, selectSetting } from './config';
import { selectCurrentUser, selectSignedIn, selectUserToken } from './session';
/** True if fingers are the main pointer. */
export const selectTouch = (state: RootState) => state.interface.touch;
export const selectMobile = (state: RootState) => state.interface.layout === 'mobile';
const wantsBottomBar = (state: RootState): boolean =>
  selectMobile(state) && state.interface.touch && selectSetting(state, 'bottomBar');

const choseEntry = (state: RootState, entry: OwnBarEntry): boolean =>
  barEntries(selectSetting(state, 'bottomBarEntries')).includes(entry);

/** True if phones have the navigation at the bottom; a keyboard leaves no room for it. */
export const selectBottomBar = (state: RootState): boolean =>
  wantsBottomBar(state) && !presumesKeyboard(state.interface);

/** True if there is a bar at the bottom and its reader chose this entry. */
export const selectBarHas = (state: RootState, entry: OwnBarEntry): boolean =>
  selectBottomBar(state) && choseEntry(state, entry);

/**
 * True if the top bar of phones takes no room, as the bottom bar has all that it would. Visitors see
 * the name of the server there. A keyboard changes nothing, so that no text moves as it opens.
 */
export const selectTopBarGivesWay = (state: RootState): boolean =>
  wantsBottomBar(state) && selectUserToken(state) !== null && choseEntry(state, 'notifications');

export const selectDrawer = (state: RootState) => state.interface.drawer;
export const selectRoute = (state: RootState) => state.interface.route;

/** The content of the third column; null if there is no such column. */
export function selectThirdColumn(state: RootState): 'notifications' | 'postform' | null {
  if (state.interface.layout !== 'wide' || !selectSignedIn(state)) return null;
  const mode = selectSetting(state, 'thirdColumnMode');
  return mode === 'none' ? null : mode;
}

/** True on the notifications page, which does not show them twice and takes the column's space. */
export const selectThirdColumnEmpty = (state: RootState): boolean =>
  selectThirdColumn(state) === 'notifications' && selectRoute(state).name === 'notifications';

/** The reader's own picture, else the instance's unless the reader turned it off. */
export function selectBackground(state: RootState): string | null {
  const own = selectCurrentUser(state)?.backgroundUrl;
  if (own) return own;
  return selectSetting(state, 'hideInstanceWallpaper') ? null : selectInstance(state).background;
}

export const selectFloatingButtonOffered = (state: RootState): boolean =>
  offersFloatingButton({
    signedIn: selectSignedIn(state),
    layout: state.interface.layout,
    alwaysShown: selectSetting(state, 'alwaysShowNewPostButton'),
    route: state.interface.route.name,
  }) && !presumesKeyboard(state.interface);

/** The panel that the instance's operator wrote. */
export const selectInstancePanel = (state: RootState): string | null => {
  const { showInstanceSpecificPanel, instanceSpecificPanelContent } = selectInstance(state);
  if (!showInstanceSpecificPanel || selectSetting(state, 'hideISP')) return null;
  return instanceSpecificPanelContent.trim() === '' ? null : instanceSpecificPanelContent;
};

export const selectFeaturesPanelShown = (state: RootState): boolean =>
  !selectSignedIn(state) && selectInstance(state).showFeaturesPanel;
