/** Questions about files: how far each has come, and what a draft still waits for. */
import { createSelector } from '@reduxjs/toolkit';
import {
  isChatDraft,
  isWorthKeeping,
  type DraftFile,
  type DraftTarget,
} from '@/domain/composer/draft';
import { isPending, waitingUpload, type RefusedFile, type Upload } from '@/domain/composer/upload';
import { noneDiscarded } from '@/slices/composer/discardedDrafts';
import type { RootState } from '@/slices/root';
import { noUploads } from '@/slices/composer/uploads';
import { selectInstance } from '@/selectors/session/config';

export const selectUploads = (state: RootState) => state.uploads ?? noUploads;

/** Null for a file that the server has. */
export const selectUpload = (state: RootState, { id, attachment }: DraftFile): Upload | null =>
  attachment ? null : (selectUploads(state).uploads[id] ?? waitingUpload);

const filesOf = (state: RootState, target: DraftTarget): readonly DraftFile[] =>
  state.drafts[target]?.files ?? [];

/** How many files of a draft are still on their way. */
export const selectPendingFiles = (state: RootState, target: DraftTarget): number =>
  filesOf(state, target).filter((file) => {
    const upload = selectUpload(state, file);
    return upload !== null && isPending(upload);
  }).length;

export const selectUploading = (state: RootState, target: DraftTarget): boolean =>
  selectPendingFiles(state, target) > 0;

/** Whether a file of a draft did not arrive, and will not by itself. */
export const selectHasMissingFiles = (state: RootState, target: DraftTarget): boolean =>
  filesOf(state, target).some((file) => {
    const upload = selectUpload(state, file);
    return upload !== null && !isPending(upload);
  });

const noRefusals: readonly RefusedFile[] = [];

export const selectRefusedFiles = (state: RootState, target: DraftTarget): readonly RefusedFile[] =>
  selectUploads(state).refused[target] ?? noRefusals;

export const selectLeftOut = (state: RootState, target: DraftTarget): number =>
  selectUploads(state).leftOut[target] ?? 0;

/** How many files this draft may have: a message in a chat takes one. */
export const selectMostFiles = (state: RootState, target: DraftTarget): number =>
  isChatDraft(target) ? 1 : selectInstance(state).maxAttachments;

/** How many more files a post or message takes. */
export const selectFileRoom = (state: RootState, target: DraftTarget): number =>
  Math.max(0, selectMostFiles(state, target) - filesOf(state, target).length);

/** Whether a file of the draft goes when the page does. */
export const selectHasUnstoredFiles = (state: RootState, target: DraftTarget): boolean =>
  filesOf(state, target).some((file) => isNotStored(state, file));

const isNotStored = (state: RootState, { id, attachment }: DraftFile): boolean =>
  attachment === null && selectUploads(state).unstored.includes(id);

/** Files that are to be sent, by id: of what is being written, and of what is on its way already. */
export const selectFiles = createSelector(
  [(state: RootState) => state.drafts, (state: RootState) => state.outbox],
  (drafts, outbox = {}): ReadonlyMap<string, DraftFile> => {
    const onTheirWay = Object.values(outbox).map(({ draft }) => draft);
    const files = [...onTheirWay, ...Object.values(drafts)].flatMap((draft) => draft.files);
    return new Map(files.map((file) => [file.id, file]));
  },
);

/** Files that somebody may still ask for. */
export const selectNeededFiles = createSelector(
  [selectFiles, (state: RootState) => state.discardedDrafts ?? noneDiscarded],
  (files, discarded): ReadonlySet<string> =>
    new Set([
      ...files.keys(),
      ...Object.values(discarded).flatMap((draft) => draft.files.map(({ id }) => id)),
    ]),
);

/** Whether something that was written or chosen would be gone with the page. */
export const selectWouldLoseDrafts = (state: RootState): boolean => {
  const drafts = Object.values(state.drafts);
  if (!state.storage.keeping && drafts.some(isWorthKeeping)) return true;
  return drafts.some(({ files }) => files.some((file) => isNotStored(state, file)));
};
