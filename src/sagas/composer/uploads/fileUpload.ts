/** Uploads one file, reports its progress, and waits while the server processes it. */
import { ApiError } from '@/api/errors';
import { fetchMedia, uploadFile, type OutgoingFile } from '@/api/endpoints/composer/uploads';
import type { DraftFile } from '@/domain/composer/draft';
import type { Attachment } from '@/domain/statuses/status';
import type { UploadFailure } from '@/domain/composer/upload';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { selectCan } from '@/selectors/session/capabilities';
import { fileUploaded } from '@/slices/composer/drafts';
import {
  uploadFailed,
  uploadProcessing,
  uploadProgressed,
  uploadQueued,
  uploadStarted,
} from '@/slices/composer/uploads';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { delay, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, isTransientFailure, reasonOf } from '@/sagas/engine/failure';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { withUploadProgress } from '@/sagas/engine/uploadProgress';
import { readDraftFile } from './draftFiles';
import { prepareFile, type PreparedFile } from './imageCompression';

/** Long, because a large file on a slow connection takes its time. */
const TIMEOUT = 3_600_000;
/** A server that has not finished a file after this time has lost it. */
const PROCESSING_LIMIT = 15 * 60_000;

export function* upload(file: DraftFile): SagaGenerator<void> {
  const fileId = file.id;
  const content = yield* readDraftFile(fileId);
  if (!content) {
    yield* put(uploadFailed({ fileId, failure: { kind: 'gone' } }));
    return;
  }
  yield* put(uploadStarted({ fileId }));
  try {
    const sent = yield* send(fileId, yield* prepareFile(file, content));
    const attachment = sent.url === null ? yield* untilProcessed(fileId, sent.id) : sent;
    yield* put(fileUploaded({ fileId, attachment }));
  } catch (error) {
    const online = yield* select((state) => state.realtime.online);
    // Offline, nothing is wrong with the file: it is queued until the network is back.
    if (!online && httpStatusOf(error) === null) yield* put(uploadQueued({ fileId }));
    else yield* put(uploadFailed({ fileId, failure: uploadFailureOf(error) }));
  }
}

function* send(id: string, { content, name, type }: PreparedFile): SagaGenerator<Attachment> {
  const inSteps = yield* select(selectCan, 'uploadsInSteps');
  const idempotencyKey = (yield* getContext('chance')).newId();
  return yield* withUploadProgress(
    (onSent) => {
      const outgoing: OutgoingFile = { file: content, name, type, idempotencyKey, onSent };
      return inSteps ? sendInSteps(outgoing) : sendWhole(outgoing);
    },
    (part) => uploadProgressed({ fileId: id, part }),
  );
}

const sendWhole = (file: OutgoingFile): SagaGenerator<Attachment> =>
  callApiWith({ timeout: TIMEOUT }, uploadFile, 'v1', file);

function* sendInSteps(file: OutgoingFile): SagaGenerator<Attachment> {
  const ask = () => callApiWith({ timeout: TIMEOUT }, uploadFile, 'v2', file);
  return (yield* probeCapability('uploadsInSteps', ask)) ?? (yield* sendWhole(file));
}

function* untilProcessed(fileId: string, mediaId: string): SagaGenerator<Attachment> {
  yield* put(uploadProcessing({ fileId }));
  let waited = 0;
  for (let tried = 1; ; tried += 1) {
    const pause = retryDelay(retryPolicies.mediaProcessing, tried);
    yield* delay(pause);
    waited += pause;
    try {
      const attachment = yield* callApi(fetchMedia, mediaId);
      if (attachment.url !== null) return attachment;
    } catch (error) {
      if (!isTransientFailure(error)) throw error;
    }
    if (waited > PROCESSING_LIMIT) throw new Error('timeout');
  }
}

const TOO_LARGE = 413;
/** An error code of Pleroma's in place of a readable message. */
const TOO_LARGE_WORD = 'file_too_large';

function uploadFailureOf(error: unknown): UploadFailure {
  const tooLarge =
    httpStatusOf(error) === TOO_LARGE ||
    (error instanceof ApiError && error.serverText === TOO_LARGE_WORD);
  return tooLarge ? { kind: 'tooLarge' } : { kind: 'other', detail: reasonOf(error) };
}
