/**
 * Remembers in this browser which emoji were picked last, and how the picker was set; read when
 * somebody first wants an emoji. It belongs to the account, and goes with it.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { freshEmojiUse, MOST_RECENT, readEmojiUse } from '@/domain/emojiUse';
import { selectEmojiUse } from '@/selectors/emojiUse';
import {
  emojiPicked,
  emojiUseRestored,
  pickerStayingChosen,
  skinToneChosen,
} from '@/slices/emojiUse';
import { loggedOut } from '@/slices/session';
import { emojiWanted } from '@/slices/unicodeEmoji';
import { call, fork, getContext, put, select, take, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

const KEY = 'emoji';

export function* emojiUseSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(loggedOut, forget));
  yield* take(emojiWanted);
  const storage = yield* getContext('storage');
  const kept = readEmojiUse(yield* call(() => storage.get(KEY)));
  yield* put(emojiUseRestored(kept ?? freshEmojiUse));
  yield* takeEvery(isAnyOf(emojiPicked, skinToneChosen, pickerStayingChosen), keep);
}

function* keep(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  const { recent, skinTone, keepsOpen } = yield* select(selectEmojiUse);
  const use = { recent: recent.slice(0, MOST_RECENT), skinTone, keepsOpen };
  yield* call(() => storage.set(KEY, use));
}

function* forget(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  yield* call(() => storage.remove(KEY));
}
