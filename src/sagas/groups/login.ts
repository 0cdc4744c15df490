/**
 * Lists the sagas for those who are not signed in: login, registration and what is told of the server.
 * `deferredGroups.ts` says when they are loaded.
 */
import { aboutSaga } from '@/sagas/session/about';
import { credentialsSaga } from '@/sagas/session/credentials';
import { loginSaga } from '@/sagas/session/login';
import { passwordResetSaga } from '@/sagas/session/passwordReset';
import { registrationSaga } from '@/sagas/session/registration';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const login: Sagas = {
  fromTheStart: {
    credentials: credentialsSaga,
    login: loginSaga,
    registration: registrationSaga,
    passwordReset: passwordResetSaga,
    about: aboutSaga,
  },
};
