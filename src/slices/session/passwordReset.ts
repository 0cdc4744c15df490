/** The request for a password reset, and its result. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';

/** `sent` does not reveal if an account with that address exists. */
export type PasswordResetOutcome = 'sent' | 'throttled' | 'failed';

export interface PasswordResetState {
  outcome: PasswordResetOutcome | null;
}

export const noPasswordReset: PasswordResetState = { outcome: null };

const slice = createSlice({
  name: 'passwordReset',
  initialState: noPasswordReset,
  reducers: {
    passwordResetOpened: () => noPasswordReset,
    passwordResetRequested(state, _action: PayloadAction<{ email: string }>) {
      state.outcome = null;
    },
    passwordResetEnded(state, { payload }: PayloadAction<{ outcome: PasswordResetOutcome }>) {
      state.outcome = payload.outcome;
    },
    passwordResetErrorDismissed: () => noPasswordReset,
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    passwordReset: PasswordResetState;
  }
}

slices.inject(slice);

export const {
  passwordResetOpened,
  passwordResetRequested,
  passwordResetEnded,
  passwordResetErrorDismissed,
} = slice.actions;
