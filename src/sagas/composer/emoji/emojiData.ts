/**
 * Loads the Unicode emoji on first use, with names in the interface language and in English; a
 * change of language loads its names. A failed load is tried again at the next use.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { loadEmojiGroups, loadEmojiNames } from '@/i18n/emojiData';
import { selectFindableEmoji, selectUnicodeEmoji } from '@/selectors/composer/emoji';
import { unicodeEmojiLoaded, unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { languageLoaded } from '@/slices/session/language';
import {
  all,
  call,
  delay,
  getContext,
  put,
  select,
  take,
  takeLatest,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const TRIES = 3;
const PAUSE = 1_000;

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
  const idle = yield* getContext('whenIdle');
  yield* call(idle);
  yield* select(selectFindableEmoji);
}

/** Loads with retries; null if that fails. */
function* patiently<Result>(fetch: () => Promise<Result>): SagaGenerator<Result | null> {
  const log = yield* getContext('log');
  const bring = yield* getContext('loadChunk');
  for (let tries = 1; ; tries += 1) {
    try {
      return (yield* call(() => bring(fetch))) as Result;
    } catch (error) {
      log('warning', `The emoji did not load (${String(tries)})`, error);
      if (tries === TRIES) return null;
    }
    yield* delay(PAUSE * tries);
  }
}
