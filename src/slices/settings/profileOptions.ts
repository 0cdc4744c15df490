/**
 * Pending changes of account options. The confirmed values stay in the account, so that dropping a
 * change needs no restoring.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isProfileOptionChange, type ProfileOptionChange } from '@/domain/settings/profileOptions';
import { slices } from '@/slices/root';

/** Oldest first. */
export type ProfileOptionsState = readonly ProfileOptionChange[];

const slice = createSlice({
  name: 'profileOptions',
  initialState: [] as ProfileOptionsState,
  reducers: {
    profileOptionChanged(wishes, { payload }: PayloadAction<ProfileOptionChange>) {
      // Invalid changes are dropped here and reported by the saga.
      if (!isProfileOptionChange(payload)) return wishes;
      return [...wishes.filter(({ name }) => name !== payload.name), payload];
    },
    /** A newer change may have replaced it meanwhile. */
    profileOptionConfirmed: (wishes, { payload }: PayloadAction<ProfileOptionChange>) =>
      without(wishes, payload),
    profileOptionRefused: (
      wishes,
      { payload }: PayloadAction<{ change: ProfileOptionChange; reason: string }>,
    ) => without(wishes, payload.change),
  },
});

function without(wishes: ProfileOptionsState, change: ProfileOptionChange): ProfileOptionsState {
  return wishes.filter(({ name, value }) => name !== change.name || value !== change.value);
}

declare module '@/slices/root' {
  interface DeferredSlices {
    profileOptions: ProfileOptionsState;
  }
}

slices.inject(slice);

export const { profileOptionChanged, profileOptionConfirmed, profileOptionRefused } = slice.actions;
