/**
 * Edits the own profile: fetches its source, and sends the changes, the texts first and then each
 * picture by itself, so that a refused part does not block the others.
 */
import {
  fetchOwnProfile,
  refusedProfileField,
  removePicture,
  updatePicture,
  updateTexts,
} from '@/api/endpoints/settings/ownProfile';
import type { OwnProfileAnswer } from '@/api/decode/settings/ownProfile';
import {
  descriptionOf,
  describes,
  partsToSend,
  readEdits,
  textsToSend,
  type OwnProfile,
  type PictureKind,
  type PictureChange,
  type ProfileEdits,
  type ProfilePart,
} from '@/domain/settings/ownProfile';
import type { ChosenFile } from '@/domain/composer/upload';
import { onShelf } from '@/lib/files/fileShelf';
import { selectProfileEditor, selectRealEdits } from '@/selectors/settings/profileEditor';
import { selectCurrentUserId } from '@/selectors/session/session';
import {
  profileChangesDiscarded,
  profileEditsRestored,
  profileFieldAdded,
  ownProfileReceived,
  profilePartRefused,
  profilePartSaved,
  profilePartSending,
  profileEdited,
  profileEditorOpened,
  profileSaveRequested,
  profileSaveFinished,
} from '@/slices/settings/profileEditor';
import { currentUserReceived, loggedOut } from '@/slices/session/session';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { withUploadProgress } from '@/sagas/engine/uploadProgress';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { profilePicturesSaga } from './profilePictures';

/** Long, because a large picture on a slow connection takes its time. */
const TIMEOUT = 600_000;

const changes: readonly Kind[] = [
  profileEdited,
  profileFieldAdded,
  profilePartSaved,
  profileChangesDiscarded,
  loggedOut,
];

export function* profileEditorSaga(): SagaGenerator<void> {
  yield* fork(profilePicturesSaga);
  yield* takeEvery(profileEditorOpened, restoreEdits);
  yield* takeEvery(changes, saveEdits);
  yield* handleRequest(profileEditorOpened, () => 'profile-editor', read);
  yield* handleRequest(profileSaveRequested, () => 'profile-saving', save);
}

/** Restores the edits that were typed before a reload. */
function* restoreEdits(): SagaGenerator<void> {
  const { profile } = yield* select(selectProfileEditor);
  const ownerId = yield* select(selectCurrentUserId);
  if (profile || ownerId === null) return;
  const { tab } = yield* getContext('storage');
  const edits = readEdits(tab.unsentForm(), ownerId);
  if (Object.keys(edits).length > 0) yield* put(profileEditsRestored({ edits }));
}

function* saveEdits(): SagaGenerator<void> {
  const { tab } = yield* getContext('storage');
  const profileOf = yield* select(selectCurrentUserId);
  const { edits } = yield* select(selectProfileEditor);
  tab.saveUnsentForm({ profileOf, edits });
}

function* read(): SagaGenerator<void> {
  const { account, profile } = yield* callApi(fetchOwnProfile);
  yield* put(currentUserReceived(account));
  yield* put(ownProfileReceived({ profile }));
}

function* save(): SagaGenerator<void> {
  const { profile, pictures } = yield* select(selectProfileEditor);
  if (!profile) return;
  const parts = partsToSend(yield* select(selectRealEdits), pictures);
  let refused = 0;
  for (const part of parts) {
    const wish =
      part === 'texts' ? null : ((yield* select(selectProfileEditor)).pictures[part] ?? null);
    // The change was reverted while another part was being sent.
    if (part !== 'texts' && !wish) continue;
    const sent = yield* textsOf(part);
    yield* put(profilePartSending({ part, sent: 0 }));
    try {
      const answer = yield* call(send, part, wish, sent, profile);
      yield* put(currentUserReceived(answer.account));
      yield* put(profilePartSaved({ part, wish, sent, profile: answer.profile }));
    } catch (error) {
      refused += 1;
      const place = refusedProfileField(error, part, sent) ?? 'form';
      yield* put(profilePartRefused({ place, text: reasonOf(error) }));
    }
  }
  yield* put(profileSaveFinished({ saved: refused === 0 }));
}

/** Returns the texts of a part: all changed ones, or the description of a new picture. */
function* textsOf(part: ProfilePart): SagaGenerator<ProfileEdits> {
  const { profile, edits, pictures } = yield* select(selectProfileEditor);
  if (part === 'texts') return textsToSend(yield* select(selectRealEdits), pictures);
  if (!describes(part) || !profile?.offers.descriptions) return {};
  const name = descriptionOf[part];
  return pictures[part]?.kind === 'file' ? { [name]: edits[name] ?? profile[name] } : {};
}

function* send(
  part: ProfilePart,
  wish: PictureChange | null,
  texts: ProfileEdits,
  profile: OwnProfile,
): SagaGenerator<OwnProfileAnswer> {
  if (part === 'texts' || !wish) return yield* callApi(updateTexts, texts, profile);
  if (wish.kind === 'none') return yield* callApi(removePicture, part, profile.offers);
  return yield* sendPicture(part, wish.file, texts);
}

function* sendPicture(
  picture: PictureKind,
  { handle, name }: ChosenFile,
  texts: ProfileEdits,
): SagaGenerator<OwnProfileAnswer> {
  const file = onShelf(handle);
  if (!file) throw new Error('The file is not there any more');
  const description = describes(picture) ? (texts[descriptionOf[picture]] ?? null) : null;
  return yield* withUploadProgress(
    (onSent) =>
      callApiWith({ timeout: TIMEOUT }, updatePicture, {
        picture,
        file,
        name,
        description,
        onSent,
      }),
    (sent) => profilePartSending({ part: picture, sent }),
  );
}
