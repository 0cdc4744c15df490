/**
 * Signs users up: keeps the captcha valid, sends the form, and signs the new member in if the
 * server allows it at once.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { readProblems, type Registered } from '@/api/decode/session/registration';
import {
  fetchCaptcha,
  registerAccount,
  type NewAccount,
} from '@/api/endpoints/session/registration';
import type { ServerFamily } from '@/domain/session/instance';
import {
  chosenLanguages,
  isEmptyForm,
  readForm,
  type RegistrationFailure,
} from '@/domain/session/registration';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { languageOf } from '@/i18n/languages';
import { serverCodeOf } from '@/i18n/languageCookie';
import { selectInstance } from '@/selectors/session/config';
import { selectMailLanguages, selectRegistration } from '@/selectors/session/registration';
import { loginCancelled } from '@/slices/session/session';
import {
  captchaReceived,
  captchaRequested,
  formRestored,
  mailLanguagesChosen,
  registrationAnswered,
  registrationClosed,
  registrationFailed,
  registrationOpened,
  registrationSubmitted,
  registrationTyped,
} from '@/slices/session/registration';
import { callApiWith } from '@/sagas/engine/callApi';
import {
  call,
  delay,
  getContext,
  put,
  select,
  takeEvery,
  takeLatest,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { waitUntil } from '@/sagas/engine/control';
import { handleRequest, trackRequest } from '@/sagas/engine/handleRequest';
import { completeLogin } from './login';
import { failureOf } from './loginFailures';
import { replaceForgottenClient } from './forgottenOauthClient';
import { ensureAppToken, ensureClient } from './oauthClient';

/** Milliseconds before its expiry at which a captcha is replaced. */
const CAPTCHA_MARGIN = 20_000;

export function* registrationSaga(): SagaGenerator<void> {
  yield* takeLatest(
    isAnyOf(
      registrationOpened,
      captchaRequested,
      registrationFailed,
      registrationAnswered,
      registrationClosed,
    ),
    keepCaptcha,
  );
  yield* takeEvery(registrationOpened, restoreForm);
  yield* takeEvery(isAnyOf(registrationTyped, mailLanguagesChosen, registrationAnswered), keepForm);
  yield* handleRequest(registrationSubmitted, () => 'registration', register);
}

function* keepCaptcha(action: { type: string }): SagaGenerator<void> {
  if (isEnd(action)) return;
  yield* waitUntil(({ startup }) => startup.phase !== 'starting');
  for (;;) {
    yield* tickCaptcha();
    const { captcha } = yield* select(selectRegistration);
    if (!captcha || captcha.type === 'none' || captcha.secondsValid === null) return;
    yield* delay(Math.max(CAPTCHA_MARGIN, captcha.secondsValid * 1_000 - CAPTCHA_MARGIN));
    yield* waitUntil(({ realtime }) => realtime.pageVisible);
  }
}

const isEnd = isAnyOf(registrationAnswered, registrationClosed);

/** Replaces captchas; only the Pleroma family has them. */
const tickCaptcha = () =>
  trackRequest('captcha', function* () {
    const captcha = isPleromaFamily(yield* select(selectInstance))
      ? yield* callApiWith({ anonymous: true }, fetchCaptcha)
      : { type: 'none' as const };
    yield* put(captchaReceived({ captcha }));
  });

function* restoreForm(): SagaGenerator<void> {
  const { form } = yield* select(selectRegistration);
  if (!isEmptyForm(form)) return;
  const { tab } = yield* getContext('storage');
  const kept = readForm(tab.unsentForm());
  if (!isEmptyForm(kept)) yield* put(formRestored({ form: kept }));
}

function* keepForm(): SagaGenerator<void> {
  const { tab } = yield* getContext('storage');
  tab.saveUnsentForm((yield* select(selectRegistration)).form);
}

function* register({
  payload: { password, inviteToken },
}: ReturnType<typeof registrationSubmitted>): SagaGenerator<void> {
  let answer: Registered;
  try {
    answer = yield* call(send, yield* accountOf(password, inviteToken));
  } catch (error) {
    const log = yield* getContext('log');
    log('error', 'The registration failed', error);
    yield* put(registrationFailed(failureFrom(error)));
    return;
  }
  yield* call(enter, answer);
}

function* accountOf(password: string, inviteToken: string | null): SagaGenerator<NewAccount> {
  const { form, captcha, solution } = yield* select(selectRegistration);
  const { family } = yield* select(selectInstance);
  const code = yield* select(({ language }) => language.code);
  const languages = yield* select(selectMailLanguages);
  return {
    ...form,
    username: form.username.trim(),
    fullname: form.fullname.trim(),
    email: form.email.trim(),
    password,
    languages: [...new Set(chosenLanguages(languages).map(serverCodeOf))],
    locale: localeFor(code, family),
    inviteToken,
    captcha:
      captcha && captcha.type !== 'none'
        ? { solution: solution.trim(), token: captcha.token, answerData: captcha.answerData }
        : null,
  };
}

/** Mastodon refuses locale codes that it does not know. */
const mastodonLocales: Readonly<Record<string, string>> = {
  zh: 'zh-CN',
  zh_Hant: 'zh-TW',
  'nan-TW': 'zh-TW',
  nb: 'no',
  pt: 'pt-PT',
};

const localeFor = (code: string, family: ServerFamily): string =>
  family === 'mastodon' ? (mastodonLocales[code] ?? languageOf(code).tag) : serverCodeOf(code);

/** If the server has forgotten the application token, tries once more with a new one. */
function* send(account: NewAccount): SagaGenerator<Registered> {
  const token = yield* ensureAppToken();
  try {
    return yield* callApiWith({ token, isVerdict: true }, registerAccount, account);
  } catch (error) {
    if (![401, 403].includes(httpStatusOf(error) ?? 0)) throw error;
    yield* replaceForgottenClient(yield* ensureClient());
    const fresh = yield* ensureAppToken();
    if (fresh === token) throw error;
    return yield* callApiWith({ token: fresh, isVerdict: true }, registerAccount, account);
  }
}

function failureFrom(error: unknown): RegistrationFailure {
  const problems = readProblems(error);
  if (problems.length > 0) return { kind: 'fields', problems };
  const failure = failureOf(error);
  return failure.kind === 'wrongCredentials' ? { kind: 'generic' } : failure;
}

/** The account exists in any case; its token may not be usable yet. */
function* enter({ accessToken, message }: Registered): SagaGenerator<void> {
  if (accessToken === null) {
    yield* put(registrationAnswered({ result: 'request_sent', message }));
    return;
  }
  yield* put(registrationAnswered({ result: 'ok', message }));
  try {
    if (yield* completeLogin(accessToken, { replace: true })) {
      // On top of the home timeline, to which Back leads.
      const { goTo } = yield* getContext('page');
      goTo(standalonePaths.welcome);
      return;
    }
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The new account could not be entered yet', error);
  }
  yield* put(loginCancelled());
  yield* put(registrationAnswered({ result: 'request_sent', message }));
}
