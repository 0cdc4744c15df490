/**
 * What the reader wants of the options of the account and the server has not confirmed yet. The
 * truth stays with the account: a wish that is dropped leaves the old value, with nothing to restore.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isProfileOptionChange, type ProfileOptionChange } from '@/domain/settings/profileOptions';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

/** In the order in which they were wished for. */
export type ProfileOptionsState = readonly ProfileOptionChange[];

const slice = createSlice({
  name: 'profileOptions',
  initialState: [] as ProfileOptionsState,
  reducers: {
    profileOptionChanged(wishes, { payload }: PayloadAction<ProfileOptionChange>) {
      // The saga says what it thinks of others.
      if (!isProfileOptionChange(payload)) return wishes;
      return [...wishes.filter(({ name }) => name !== payload.name), payload];
    },
    /** A later wish may have taken its place meanwhile. */
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

addDeferredSlice('profileOptions', slice.reducer);

export const { profileOptionChanged, profileOptionConfirmed, profileOptionRefused } = slice.actions;
