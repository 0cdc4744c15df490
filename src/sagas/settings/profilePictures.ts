/** Reads new profile pictures, crops them, and releases them when they are no longer needed. */
import { cropShapes, type Box } from '@/domain/settings/crop';
import { MODEST_PICTURE, pictureLimit } from '@/domain/settings/profileRules';
import type { ChosenFile } from '@/domain/composer/upload';
import { onShelf, putOnShelf, takeFromShelf } from '@/lib/files/fileShelf';
import { selectInstance } from '@/selectors/session/config';
import { selectProfileEditor } from '@/selectors/settings/profileEditor';
import {
  profileChangesDiscarded,
  profileCroppingEnded,
  profileCroppingStarted,
  profilePictureCropped,
  profilePartSaved,
  profilePictureChangeDiscarded,
  profilePicturePicked,
  profilePictureRefused,
  profilePictureChanged,
} from '@/slices/settings/profileEditor';
import { loggedOut } from '@/slices/session/session';
import { call, getContext, put, select, takeEvery, takeLatest } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';

const changes: readonly Kind[] = [
  profileCroppingStarted,
  profileCroppingEnded,
  profilePictureChanged,
  profilePictureChangeDiscarded,
  profilePartSaved,
  profileChangesDiscarded,
  loggedOut,
];

export function* profilePicturesSaga(): SagaGenerator<void> {
  const held = new Set<string>();
  const letGo = function* (): SagaGenerator<void> {
    const { pictures, cropping } = yield* select(selectProfileEditor);
    const wanted = new Set([cropping?.file.handle]);
    for (const wish of Object.values(pictures)) {
      if (wish.kind === 'file') wanted.add(wish.file.handle);
    }
    wanted.forEach((handle) => handle !== undefined && held.add(handle));
    for (const handle of held) {
      if (wanted.has(handle)) continue;
      held.delete(handle);
      takeFromShelf(handle);
    }
  };
  yield* takeLatest(profilePicturePicked, openCropper);
  yield* handleRequest(profilePictureCropped, () => 'profile-picture', applyCrop);
  yield* takeEvery(changes, letGo);
}

function* openCropper({ payload }: ReturnType<typeof profilePicturePicked>): SagaGenerator<void> {
  const { picture, file } = payload;
  const content = onShelf(file.handle);
  const tools = yield* call((yield* getContext('services')).files);
  const seen = content && (yield* call(() => tools.makeThumbnail(content)));
  if (seen?.kind !== 'picture') {
    takeFromShelf(file.handle);
    yield* put(profilePictureRefused({ picture, fault: { kind: 'no_picture' } }));
    return;
  }
  const { width, height } = seen;
  yield* put(profileCroppingStarted({ picture, file, width, height }));
}

function* applyCrop({
  payload: { box },
}: ReturnType<typeof profilePictureCropped>): SagaGenerator<void> {
  const { cropping } = yield* select(selectProfileEditor);
  if (!cropping) return;
  const { picture, file } = cropping;
  const limit = pictureLimit(yield* select(selectInstance), picture);
  if (box === null) {
    if (limit !== null && file.size > limit) {
      yield* put(profileCroppingEnded());
      const fault = { kind: 'too_large', size: file.size, most: limit } as const;
      yield* put(profilePictureRefused({ picture, fault }));
    } else yield* put(profilePictureChanged({ picture, wish: { kind: 'file', file } }));
    return;
  }
  const { widest } = cropShapes[picture];
  const most = limit ?? MODEST_PICTURE;
  const part = yield* cutOut(file, box, { widest, most });
  if (part) yield* put(profilePictureChanged({ picture, wish: { kind: 'file', file: part } }));
  else {
    yield* put(profileCroppingEnded());
    yield* put(profilePictureRefused({ picture, fault: { kind: 'uncroppable' } }));
  }
}

function* cutOut(
  file: ChosenFile,
  box: Box,
  limits: { widest: number; most: number },
): SagaGenerator<ChosenFile | null> {
  const content = onShelf(file.handle);
  if (!content) return null;
  const tools = yield* call((yield* getContext('services')).files);
  try {
    const part = yield* call(() => tools.cut(content, box, limits));
    if (!part) return null;
    const name = file.name.replace(/\.\w+$/, '') + (endings[part.type] ?? '');
    return { handle: putOnShelf(part), name, type: part.type, size: part.size };
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'A part of a picture could not be cut out', error);
    return null;
  }
}

const endings: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};
