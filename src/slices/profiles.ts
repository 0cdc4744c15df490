/** Whose profile stands under which name or id of an address. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import type { ProfileAddress } from '@/domain/profile';
import { profileKey } from '@/domain/profile';

const slice = createSlice({
  name: 'profiles',
  initialState: {} as Record<string, string>,
  reducers: {
    profileOpened(_state, _action: PayloadAction<ProfileAddress>) {
      // The saga fetches.
    },
    profileReceived(
      state,
      {
        payload,
      }: PayloadAction<{ address: ProfileAddress; userId: string; entities: EntityBundle }>,
    ) {
      state[profileKey(payload.address)] = payload.userId;
    },
  },
});

export const { profileOpened, profileReceived } = slice.actions;
export default slice.reducer;
