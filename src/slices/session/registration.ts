/**
 * The sign-up form: typed fields (except passwords, which stay in their inputs), the current
 * captcha, and the result of the last try. It survives leaving the screen.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  emptyForm,
  fieldOfProblem,
  type Captcha,
  type RegistrationFailure,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationResult,
  type RegistrationText,
} from '@/domain/session/registration';
import { slices } from '@/slices/root';

export interface RegistrationState {
  form: RegistrationForm;
  /** Null until it is loaded. */
  captcha: Captcha | null;
  solution: string;
  failure: RegistrationFailure | null;
  /** Fields that the server refused and that are unchanged since, with its words. */
  refused: Partial<Record<RegistrationField, string>>;
  result: RegistrationResult | null;
  /** The server's message if the new member may not sign in yet. */
  message: string | null;
}

export const noRegistration: RegistrationState = {
  form: emptyForm,
  captcha: null,
  solution: '',
  failure: null,
  refused: {},
  result: null,
  message: null,
};

const slice = createSlice({
  name: 'registration',
  initialState: noRegistration,
  reducers: {
    registrationOpened: (state) => ({ ...noRegistration, form: state.form }),
    registrationClosed(_state) {
      // The saga stops fetching captchas.
    },
    /** Restores the form that this tab stored. */
    formRestored(state, { payload }: PayloadAction<{ form: RegistrationForm }>) {
      state.form = payload.form;
    },
    registrationTyped(
      state,
      { payload }: PayloadAction<{ field: RegistrationText; value: string }>,
    ) {
      state.form[payload.field] = payload.value;
      Reflect.deleteProperty(state.refused, payload.field);
    },
    mailLanguagesChosen(state, { payload }: PayloadAction<{ languages: string[] }>) {
      state.form.languages = payload.languages;
    },
    captchaTyped(state, { payload }: PayloadAction<{ solution: string }>) {
      state.solution = payload.solution;
      Reflect.deleteProperty(state.refused, 'captcha');
    },
    passwordTyped(state) {
      Reflect.deleteProperty(state.refused, 'password');
      Reflect.deleteProperty(state.refused, 'confirm');
    },
    captchaRequested(_state) {
      // The saga fetches another captcha.
    },
    captchaReceived(state, { payload }: PayloadAction<{ captcha: Captcha }>) {
      state.captcha = payload.captcha;
      state.solution = '';
    },
    /** The form is valid, and the confirmation equals the password. */
    registrationSubmitted(
      state,
      _action: PayloadAction<{ password: string; inviteToken: string | null }>,
    ) {
      state.failure = null;
      state.refused = {};
    },
    registrationAnswered(
      state,
      { payload }: PayloadAction<{ result: RegistrationResult; message: string | null }>,
    ) {
      return { ...noRegistration, captcha: state.captcha, ...payload };
    },
    registrationFailed(state, { payload }: PayloadAction<RegistrationFailure>) {
      state.failure = payload;
      if (payload.kind !== 'fields') return;
      for (const problem of payload.problems) {
        const field = fieldOfProblem(problem);
        if (field) state.refused[field] ??= problem.message;
      }
    },
    registrationFailureDismissed(state) {
      state.failure = null;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    registration: RegistrationState;
  }
}

slices.inject(slice);

export const {
  registrationOpened,
  registrationClosed,
  formRestored,
  registrationTyped,
  mailLanguagesChosen,
  captchaTyped,
  passwordTyped,
  captchaRequested,
  captchaReceived,
  registrationSubmitted,
  registrationAnswered,
  registrationFailed,
  registrationFailureDismissed,
} = slice.actions;
