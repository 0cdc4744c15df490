/**
 * Editing the own profile: reads it as it was written, and sends what changed, the texts first and
 * then each picture by itself, so that what the server minds keeps nothing else back.
 */
import {
  fetchOwnProfile,
  refusedPlace,
  removePicture,
  updatePicture,
  updateTexts,
} from '@/api/endpoints/ownProfile';
import type { OwnProfileAnswer } from '@/api/decode/ownProfile';
import {
  descriptionOf,
  describes,
  partsToSend,
  readEdits,
  textsToSend,
  type OwnProfile,
  type PictureKind,
  type PictureWish,
  type ProfileEdits,
  type ProfilePart,
} from '@/domain/ownProfile';
import type { ChosenFile } from '@/domain/upload';
import { onShelf } from '@/lib/fileShelf';
import { selectProfileEditor, selectRealEdits } from '@/selectors/profileEditor';
import { selectCurrentUserId } from '@/selectors/session';
import {
  changesThrownAway,
  editsRestored,
  fieldAdded,
  ownProfileReceived,
  partRefused,
  partSaved,
  partSending,
  profileEdited,
  profileEditorOpened,
  profileSaveRequested,
  savingEnded,
} from '@/slices/profileEditor';
import { currentUserReceived, loggedOut } from '@/slices/session';
import { callApi, callApiWith } from './engine/callApi';
import { call, fork, getContext, put, select, takeEvery } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { tellSent } from './engine/sentParts';
import { serve } from './engine/serve';
import { profilePicturesSaga } from './profilePictures';

/** As long as something moves, it may take its time. */
const TIMEOUT = 600_000;

const changes: readonly Kind[] = [
  profileEdited,
  fieldAdded,
  partSaved,
  changesThrownAway,
  loggedOut,
];

export function* profileEditorSaga(): SagaGenerator<void> {
  yield* fork(profilePicturesSaga);
  yield* takeEvery(profileEditorOpened, recall);
  yield* takeEvery(changes, remember);
  yield* serve(profileEditorOpened, () => 'profile-editor', read);
  yield* serve(profileSaveRequested, () => 'profile-saving', save);
}

/** What was typed before a reload. */
function* recall(): SagaGenerator<void> {
  const { profile } = yield* select(selectProfileEditor);
  const ownerId = yield* select(selectCurrentUserId);
  if (profile || ownerId === null) return;
  const tab = yield* getContext('tab');
  const edits = readEdits(tab.typed(), ownerId);
  if (Object.keys(edits).length > 0) yield* put(editsRestored({ edits }));
}

function* remember(): SagaGenerator<void> {
  const tab = yield* getContext('tab');
  const profileOf = yield* select(selectCurrentUserId);
  const { edits } = yield* select(selectProfileEditor);
  tab.keepTyped({ profileOf, edits });
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
    // Taken back while something else was on its way.
    if (part !== 'texts' && !wish) continue;
    const sent = yield* textsOf(part);
    yield* put(partSending({ part, sent: 0 }));
    try {
      const answer = yield* call(send, part, wish, sent, profile);
      yield* put(currentUserReceived(answer.account));
      yield* put(partSaved({ part, wish, sent, profile: answer.profile }));
    } catch (error) {
      refused += 1;
      const place = refusedPlace(error, part, sent) ?? 'form';
      yield* put(partRefused({ place, text: reasonOf(error) }));
    }
  }
  yield* put(savingEnded({ saved: refused === 0 }));
}

/** The texts that go with a part: all that changed, or what a new picture shows. */
function* textsOf(part: ProfilePart): SagaGenerator<ProfileEdits> {
  const { profile, edits, pictures } = yield* select(selectProfileEditor);
  if (part === 'texts') return textsToSend(yield* select(selectRealEdits), pictures);
  if (!describes(part) || !profile?.offers.descriptions) return {};
  const name = descriptionOf[part];
  return pictures[part]?.kind === 'file' ? { [name]: edits[name] ?? profile[name] } : {};
}

function* send(
  part: ProfilePart,
  wish: PictureWish | null,
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
  return yield* tellSent(
    (onSent) =>
      callApiWith({ timeout: TIMEOUT }, updatePicture, {
        picture,
        file,
        name,
        description,
        onSent,
      }),
    (sent) => partSending({ part: picture, sent }),
  );
}
