/**
 * Loads the interface language at the start and whenever the setting changes. The page switches
 * once the messages are loaded, and keeps the old language if they fail to load.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { chooseLanguage } from '@/i18n/chooseLanguage';
import { languageCookie } from '@/i18n/languageCookie';
import { loadLocale } from '@/i18n/loadLocale';
import { selectSetting } from '@/selectors/session/config';
import { settingChanged, settingReset } from '@/slices/session/config';
import { languageFailed, languageLoaded } from '@/slices/session/language';
import { getContext, put, select, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { loadClientFile } from '@/sagas/engine/loadClientFile';

export function* languageSaga(): SagaGenerator<void> {
  yield* takeLatest(isChoice, loadLanguage);
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
  const messages = yield* loadClientFile(`The language file ${code}`, () => loadLocale(code));
  if (!messages) {
    yield* put(languageFailed({ code }));
    return;
  }
  // A browser that asks for this language alone says nothing more.
  const asksForMore = preferred.some((tag) => !tag.startsWith(code.slice(0, 2)));
  yield* put(languageLoaded({ code, messages, ...(asksForMore && { preferred: [...preferred] }) }));
  speech.setCookie(languageCookie([code]));
}
