/**
 * The form reads the outcome of a password reset here, because its slice is deferred and missing at
 * first.
 */
import { noPasswordReset, type PasswordResetState } from '@/slices/session/passwordReset';
import type { RootState } from '@/slices/root';

export const selectPasswordReset = (state: RootState): PasswordResetState =>
  state.passwordReset ?? noPasswordReset;
