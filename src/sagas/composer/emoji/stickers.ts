/** Fetches a picked sticker and uploads it like any file that is added to a post. */
import { fetchSticker } from '@/api/endpoints/composer/stickers';
import { putOnShelf } from '@/lib/files/fileShelf';
import { stickerPicked } from '@/slices/composer/stickers';
import { filesChosen } from '@/slices/composer/uploads';
import { callApiWith } from '@/sagas/engine/callApi';
import { put, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { showNotice } from '@/sagas/engine/showNotice';

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
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}
