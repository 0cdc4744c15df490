/** A sticker that was picked is fetched, and goes the way of any file that is added to a post. */
import { fetchSticker } from '@/api/endpoints/stickers';
import { putOnShelf } from '@/lib/fileShelf';
import { stickerPicked } from '@/slices/stickers';
import { filesChosen } from '@/slices/uploads';
import { callApiWith } from './engine/callApi';
import { put, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { raise } from './raise';

export function* stickersSaga(): SagaGenerator<void> {
  yield* takeEvery(stickerPicked, add);
}

function* add({
  payload: { target, sticker },
}: ReturnType<typeof stickerPicked>): SagaGenerator<void> {
  try {
    const plan = { anonymous: true, priority: 'press' } as const;
    const picture = yield* callApiWith(plan, fetchSticker, sticker.url);
    const { type, size } = picture;
    const name = sticker.fileName.split('/').at(-1) ?? sticker.fileName;
    const handle = putOnShelf(picture);
    yield* put(filesChosen({ target, files: [{ handle, name, type, size }] }));
  } catch (error) {
    yield* raise('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}
