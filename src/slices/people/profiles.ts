/**
 * Maps the name or id in an address to the person found. A deferred slice, registered on first use.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { ProfileAddress } from '@/domain/people/profile';
import { profileKey } from '@/domain/people/profile';
import { entitiesEvicted } from '@/slices/engine/entities';
import { slices } from '@/slices/root';

type ProfilesState = Record<string, string>;

const slice = createSlice({
  name: 'profiles',
  initialState: {} as ProfilesState,
  reducers: {
    profileOpened(_state, _action: PayloadAction<ProfileAddress>) {
      // The saga fetches.
    },
    profileClosed(_state, _action: PayloadAction<ProfileAddress>) {
      // The saga stops retrying.
    },
    /** Requests a person of another server, by `nick@host`. */
    remoteUserOpened(_state, _action: PayloadAction<{ name: string }>) {
      // The saga looks the person up and opens the profile.
    },
    remoteUserClosed(_state, _action: PayloadAction<{ name: string }>) {
      // The saga stops retrying.
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
  extraReducers: (builder) => {
    builder.addCase(entitiesEvicted, (state, { payload }) => {
      const gone = new Set(payload.userIds);
      return Object.fromEntries(Object.entries(state).filter(([, userId]) => !gone.has(userId)));
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    profiles: ProfilesState;
  }
}

slices.inject(slice);

export const { profileOpened, profileClosed, remoteUserOpened, remoteUserClosed, profileReceived } =
  slice.actions;
