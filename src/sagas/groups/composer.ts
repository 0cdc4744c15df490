/** Lists the sagas that write, upload and send. `deferredGroups.ts` says when they are loaded. */
import { chainsSaga } from '@/sagas/composer/chains';
import { completionsSaga } from '@/sagas/composer/completions';
import { editingSaga } from '@/sagas/composer/editing';
import { emojiDataSaga } from '@/sagas/composer/emoji/emojiData';
import { emojiUseSaga } from '@/sagas/composer/emoji/emojiUse';
import { stickersSaga } from '@/sagas/composer/emoji/stickers';
import { draftSyncSaga } from '@/sagas/composer/drafts/draftSync';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { postPreviewSaga } from '@/sagas/composer/postPreview';
import { postingSaga } from '@/sagas/composer/posting';
import { scheduledPostsSaga } from '@/sagas/composer/scheduledPosts';
import { descriptionMemorySaga } from '@/sagas/composer/uploads/descriptionMemory';
import { draftFilesSaga } from '@/sagas/composer/uploads/draftFiles';
import { pictureEditingSaga } from '@/sagas/composer/uploads/pictureEditing';
import { uploadsSaga } from '@/sagas/composer/uploads/uploads';
import type { Sagas } from '@/sagas/engine/sagaGroup';
import { serverLimitsSaga } from '@/sagas/session/serverLimits';

export const composer: Sagas = {
  fromTheStart: {
    outbox: outboxSaga,
    editing: editingSaga,
    uploads: uploadsSaga,
    pictureEditing: pictureEditingSaga,
    descriptionMemory: descriptionMemorySaga,
    completions: completionsSaga,
    emojiData: emojiDataSaga,
    emojiUse: emojiUseSaga,
    stickers: stickersSaga,
    posting: postingSaga,
    chains: chainsSaga,
    postPreview: postPreviewSaga,
    scheduledPosts: scheduledPostsSaga,
    serverLimits: serverLimitsSaga,
  },
  onceStarted: {
    draftFiles: draftFilesSaga,
    draftSync: draftSyncSaga,
  },
};
