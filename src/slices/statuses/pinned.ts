/** Pinned statuses of visited profiles, in the server's order. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { entitiesEvicted } from '@/slices/engine/entities';
import { userTokenReceived } from '@/slices/session/session';
import { statusToggleConfirmed, statusDeleted } from './statuses';

type Pinned = Record<string, string[]>;

const slice = createSlice({
  name: 'pinned',
  initialState: {} as Pinned,
  reducers: {
    pinnedReceived(
      state,
      { payload }: PayloadAction<{ userId: string; ids: string[]; entities: EntityBundle }>,
    ) {
      state[payload.userId] = payload.ids;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(statusToggleConfirmed, (state, { payload }) => {
      const { statusId, toggle, wanted, entities } = payload;
      const author = entities.statuses.find(({ id }) => id === statusId)?.userId;
      const ids = author === undefined ? undefined : state[author];
      if (toggle !== 'pinned' || author === undefined || !ids) return;
      const others = ids.filter((id) => id !== statusId);
      state[author] = wanted ? [statusId, ...others] : others;
    });
    builder.addCase(statusDeleted, (state, { payload }) => {
      for (const [userId, ids] of Object.entries(state)) {
        if (ids.includes(payload.statusId)) {
          state[userId] = ids.filter((id) => id !== payload.statusId);
        }
      }
    });
    // A list with missing rows is fetched again when its profile is opened.
    builder.addCase(entitiesEvicted, (state, { payload }) => {
      const gone = new Set(payload.statusIds);
      for (const [userId, ids] of Object.entries(state)) {
        if (ids.some((id) => gone.has(id))) Reflect.deleteProperty(state, userId);
      }
    });
    builder.addCase(userTokenReceived, () => ({}));
  },
});

export const { pinnedReceived } = slice.actions;
export default slice.reducer;
