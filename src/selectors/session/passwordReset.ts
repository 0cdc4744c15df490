import { noPasswordReset, type PasswordResetState } from '@/slices/session/passwordReset';
import type { RootState } from '@/slices/root';

export const selectPasswordReset = (state: RootState): PasswordResetState =>
  state.passwordReset ?? noPasswordReset;
