/**
 * The sign-up form reads its state here, because its slice is deferred and mails need a language by
 * default.
 */
import { createSelector } from '@reduxjs/toolkit';
import { noRegistration, type RegistrationState } from '@/slices/session/registration';
import type { RootState } from '@/slices/root';

export const selectRegistration = (state: RootState): RegistrationState =>
  state.registration ?? noRegistration;

/** The chosen languages, and by default the interface language. */
export const selectMailLanguages = createSelector(
  (state: RootState) => selectRegistration(state).form.languages,
  (state: RootState) => state.language.code,
  (chosen, code): readonly string[] => (chosen.length > 0 ? chosen : [code]),
);
