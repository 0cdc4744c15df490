/**
 * Unsent drafts, per target. A draft keeps its idempotency key from the first try to send until a
 * definite answer, so that a retry can never post twice.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  kindOfDraft,
  clearedFields,
  filesOf,
  type Draft,
  type DraftTarget,
} from '@/domain/composer/draft';
import type { Attachment } from '@/domain/statuses/status';

const slice = createSlice({
  name: 'drafts',
  initialState: {} as Record<DraftTarget, Draft>,
  reducers: {
    draftEdited(
      _state,
      _action: PayloadAction<{
        target: DraftTarget;
        /** The post of a chain that is changed, from 0. */
        part?: number;
        change: Partial<Omit<Draft, 'idempotencyKey' | 'changedAt'>>;
      }>,
    ) {
      // The saga adds a key and stores it.
    },
    draftSaved(state, { payload }: PayloadAction<{ target: DraftTarget; draft: Draft }>) {
      state[payload.target] = payload.draft;
    },
    draftsRestored(_state, { payload }: PayloadAction<Record<DraftTarget, Draft>>) {
      return payload;
    },
    /** The server has the file, so the draft now refers to its attachment. */
    fileUploaded(state, { payload }: PayloadAction<{ fileId: string; attachment: Attachment }>) {
      const { fileId, attachment } = payload;
      for (const draft of Object.values(state)) {
        const file = filesOf(draft).find(({ id }) => id === fileId);
        if (!file) continue;
        file.attachment = attachment;
        file.description ||= attachment.description;
      }
    },
    /** The server has deleted this attachment; another tab may have uploaded the file anew. */
    attachmentLost(state, { payload }: PayloadAction<{ fileId: string; mediaId: string }>) {
      for (const draft of Object.values(state)) {
        const file = filesOf(draft).find(({ id }) => id === payload.fileId);
        if (file?.attachment?.id === payload.mediaId) file.attachment = null;
      }
    },
    draftDiscarded(state, { payload }: PayloadAction<{ target: DraftTarget; draft: Draft }>) {
      Reflect.deleteProperty(state, payload.target);
    },
    discardUndone(state, { payload }: PayloadAction<{ target: DraftTarget; draft: Draft }>) {
      state[payload.target] = payload.draft;
    },
    postRequested(_state, _action: PayloadAction<{ target: DraftTarget }>) {
      // The saga sends.
    },
    /**
     * The post was accepted: the text is removed; a form for new posts keeps its visibility and
     * similar options.
     */
    postConfirmed(state, { payload }: PayloadAction<{ target: DraftTarget; statusId: string }>) {
      const draft = state[payload.target];
      if (kindOfDraft(payload.target) !== 'new') Reflect.deleteProperty(state, payload.target);
      else if (draft) Object.assign(draft, clearedFields);
    },
  },
});

export const {
  draftEdited,
  draftSaved,
  draftsRestored,
  fileUploaded,
  attachmentLost,
  draftDiscarded,
  discardUndone,
  postRequested,
  postConfirmed,
} = slice.actions;
export default slice.reducer;
