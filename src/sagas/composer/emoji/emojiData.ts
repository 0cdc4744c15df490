/**
 * Loads the Unicode emoji on first use, with names in the interface language and in English; a
 * change of language loads its names. A failed load is tried again at the next use.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { loadEmojiGroups, loadEmojiNames } from '@/i18n/emojiData';
import { selectFindableEmoji, selectUnicodeEmoji } from '@/selectors/composer/emoji';
import { unicodeEmojiLoaded, unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { languageLoaded } from '@/slices/session/language';
import { all, call, getContext, put, select, take, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { loadClientFile } from '@/sagas/engine/loadClientFile';

export function* emojiDataSaga(): SagaGenerator<void> {
  yield* take(unicodeEmojiRequested);
  yield* call(load);
  yield* takeLatest(isAnyOf(unicodeEmojiRequested, languageLoaded), load);
}

function* load(): SagaGenerator<void> {
  const { code } = yield* select((state) => state.language);
  const known = yield* select(selectUnicodeEmoji);
  if (known.groups.length > 0 && known.names.en && (code === 'en' || known.names[code])) return;
  const { groups, english, own } = yield* all({
    groups: patiently(loadEmojiGroups),
    english: patiently(() => loadEmojiNames('en')),
    own: patiently(() => loadEmojiNames(code)),
  });
  if (!groups) return;
  const names = { ...(english ? { en: english } : {}), ...(own ? { [code]: own } : {}) };
  yield* put(unicodeEmojiLoaded({ groups, names }));
  // Suggestions for the first letter after a colon do not wait for the full search index.
  const { whenIdle: idle } = yield* getContext('clock');
  yield* call(idle);
  yield* select(selectFindableEmoji);
}

/** Loads with retries; null if that fails. */
const patiently = <Result>(load: () => Promise<Result>): SagaGenerator<Result | null> =>
  loadClientFile('The emoji', load);
