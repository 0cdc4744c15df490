/**
 * Servers delete files that are not attached to a post, some within a day, and then silently leave
 * them out of the post. So each file of an old draft is checked, and uploaded again if it is gone
 * and this browser still has it.
 */
import { filesOf } from '@/domain/composer/draft';
import { fetchMedia } from '@/api/endpoints/composer/uploads';
import { attachmentLost } from '@/slices/composer/drafts';
import { uploadLeftOver } from '@/slices/composer/uploads';
import { callApiWith } from '@/sagas/engine/callApi';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { readDraftFile } from './draftFiles';

const LEFT_FOR_LONG = 12 * 3_600_000;
/** Some servers answer 500 for a file that they do not know. */
const GONE: readonly (number | null)[] = [403, 404, 410, 500];

export function* renewExpiredUploads(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const drafts = yield* select((state) => state.drafts);
  for (const draft of Object.values(drafts)) {
    const { changedAt } = draft;
    if (changedAt === null || now() - changedAt < LEFT_FOR_LONG) continue;
    for (const { id: fileId, attachment } of filesOf(draft)) {
      if (!attachment || !(yield* readDraftFile(fileId)) || !(yield* isGone(attachment.id)))
        continue;
      yield* put(attachmentLost({ fileId, mediaId: attachment.id }));
      yield* put(uploadLeftOver({ fileId }));
    }
  }
}

function* isGone(mediaId: string): SagaGenerator<boolean> {
  try {
    yield* callApiWith({ priority: 'background' }, fetchMedia, mediaId);
    return false;
  } catch (error) {
    return GONE.includes(httpStatusOf(error));
  }
}
