/**
 * Loads the emoji of Unicode once somebody wants one, with names in the language of the interface
 * and in English; another language brings its own. What does not come is asked for at the next wish.
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
  // The first letter behind a colon need not wait until all of them can be found.
  const idle = yield* getContext('whenIdle');
  yield* call(idle);
  yield* select(selectFindableEmoji);
}

/** Null when it cannot be had. */
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
