/**
 * Loads the interface language at the start and whenever the setting changes. The page switches
 * once the messages are loaded, and keeps the old language if they fail to load.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { chooseLanguage } from '@/i18n/chooseLanguage';
import { languageCookie } from '@/i18n/languageCookie';
import { loadLateMessages, loadLocale } from '@/i18n/loadLocale';
import { selectSetting } from '@/selectors/session/config';
import { settingChanged, settingReset } from '@/slices/session/config';
import {
  languageFailed,
  languageLoaded,
  lateTextsReceived,
  lateTextsWanted,
} from '@/slices/session/language';
import { getContext, put, select, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { loadClientFile } from '@/sagas/engine/loadClientFile';

export function* languageSaga(): SagaGenerator<void> {
  yield* takeLatest(isChoice, loadLanguage);
  yield* takeLatest(lateTextsWanted, loadLateTexts);
}

const isAboutSetting = isAnyOf(settingChanged, settingReset);

const isChoice = (
  action: unknown,
): action is ReturnType<typeof settingChanged | typeof settingReset> =>
  isAboutSetting(action) && action.payload.name === 'interfaceLanguage';

/** Also the first step of the startup. */
export function* loadLanguage(): SagaGenerator<void> {
  const { languages: speech } = yield* getContext('services');
  const chosen = yield* select((state) => selectSetting(state, 'interfaceLanguage'));
  const preferred = speech.preferred();
  const code = chooseLanguage(chosen, preferred);
  // Screens that show late texts change their language as a whole.
  const late = (yield* select(({ language }) => language.late)) && 'loaded';
  const messages = yield* loadClientFile(`The language file ${code}`, async () => ({
    ...(await loadLocale(code)),
    ...(late && (await loadLateMessages(code))),
  }));
  if (!messages) {
    yield* put(languageFailed({ code }));
    return;
  }
  // A browser that asks for this language alone says nothing more.
  const asksForMore = preferred.some((tag) => !tag.startsWith(code.slice(0, 2)));
  yield* put(
    languageLoaded({
      code,
      messages,
      ...(asksForMore && { preferred: [...preferred] }),
      ...(late && { late }),
    }),
  );
  speech.setCookie(languageCookie([code]));
  if (!late) yield* loadLateTexts();
}

function* loadLateTexts(): SagaGenerator<void> {
  const { code, late } = yield* select(({ language }) => language);
  if (late !== 'wanted') return;
  const messages = yield* loadClientFile(`The late texts of ${code}`, () => loadLateMessages(code));
  yield* put(lateTextsReceived({ code, messages }));
}
