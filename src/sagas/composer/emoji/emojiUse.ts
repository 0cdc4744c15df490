/**
 * Stores in this browser which emoji were used last and how the picker was set. Read on first use
 * of emoji; belongs to the account, and is deleted with it.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { freshEmojiUse, MOST_RECENT, readEmojiUse } from '@/domain/composer/emoji/emojiUse';
import { selectEmojiUse } from '@/selectors/composer/emojiUse';
import {
  emojiPicked,
  emojiUseRestored,
  pickerStayingChosen,
  skinToneChosen,
} from '@/slices/composer/emojiUse';
import { loggedOut } from '@/slices/session/session';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { call, fork, getContext, put, select, take, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const KEY = 'emoji';

export function* emojiUseSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(loggedOut, forget));
  yield* take(unicodeEmojiRequested);
  const { database: storage } = yield* getContext('storage');
  const kept = readEmojiUse(yield* call(() => storage.get(KEY)));
  yield* put(emojiUseRestored(kept ?? freshEmojiUse));
  yield* takeEvery(isAnyOf(emojiPicked, skinToneChosen, pickerStayingChosen), keep);
}

function* keep(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  const { recent, skinTone, keepsOpen } = yield* select(selectEmojiUse);
  const use = { recent: recent.slice(0, MOST_RECENT), skinTone, keepsOpen };
  yield* call(() => storage.set(KEY, use));
}

function* forget(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  yield* call(() => storage.remove(KEY));
}
