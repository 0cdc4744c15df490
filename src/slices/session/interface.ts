/** The frame around the content: window size, drawers, and the current route. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { layoutOf, type Layout } from '@/domain/session/layout';
import type { RouteName } from '@/domain/session/routes';

interface InterfaceState {
  width: number;
  height: number;
  /** True if fingers are the main pointer. */
  touch: boolean;
  layout: Layout;
  drawer: 'none' | 'side' | 'notifications';
  route: { name: RouteName | null; params: Record<string, string> };
  /** The route before this one. */
  left: InterfaceState['route'] | null;
  /** The settings tab that was shown last; null before the first. */
  settingsTab: string | null;
}

const initialState: InterfaceState = {
  width: 1024,
  height: 768,
  touch: false,
  layout: 'normal',
  drawer: 'none',
  route: { name: null, params: {} },
  left: null,
  settingsTab: null,
};

const slice = createSlice({
  name: 'interface',
  initialState,
  reducers: {
    windowResized(
      state,
      { payload }: PayloadAction<{ width: number; height: number; touch?: boolean }>,
    ) {
      state.width = payload.width;
      state.height = payload.height;
      state.touch = payload.touch ?? false;
      state.layout = layoutOf(payload.width);
      if (state.layout !== 'mobile') state.drawer = 'none';
    },
    drawerOpened(state, { payload }: PayloadAction<'side' | 'notifications'>) {
      state.drawer = payload;
    },
    settingsTabShown(state, { payload }: PayloadAction<string>) {
      state.settingsTab = payload;
    },
    drawerClosed(state) {
      state.drawer = 'none';
    },
    /** The address changed, so open drawers are closed. */
    routeEntered(
      state,
      { payload }: PayloadAction<{ name: RouteName | null; params: Record<string, string> }>,
    ) {
      // The root only leads on.
      const isPlace = state.route.name !== null && state.route.name !== 'root';
      state.left = isPlace ? state.route : null;
      state.route = payload;
      state.drawer = 'none';
    },
  },
});

export const { windowResized, drawerOpened, settingsTabShown, drawerClosed, routeEntered } =
  slice.actions;
export default slice.reducer;
