/** The progress of uploads, and the files that a draft still waits for. */
import { createSelector } from '@reduxjs/toolkit';
import { filesOf, isChatDraft, type DraftFile, type DraftTarget } from '@/domain/composer/draft';
import { storedFilesOf } from '@/domain/composer/picture/posters';
import { isPending, waitingUpload, type RefusedFile, type Upload } from '@/domain/composer/upload';
import { noneDiscarded } from '@/slices/composer/discardedDrafts';
import type { RootState } from '@/slices/root';
import { selectCurrentPart, selectPart } from './chains';
import { noUploads } from '@/slices/composer/uploads';
import { isNotStored } from './unstoredDrafts';
import { selectInstance } from '@/selectors/session/config';

export const selectUploads = (state: RootState) => state.uploads ?? noUploads;

/** Null for a file that the server has. */
export const selectUpload = (state: RootState, { id, attachment }: DraftFile): Upload | null =>
  attachment ? null : (selectUploads(state).uploads[id] ?? waitingUpload);

const noFiles: readonly DraftFile[] = [];

function draftFiles({ drafts }: RootState, target: DraftTarget): readonly DraftFile[] {
  const draft = drafts[target];
  return draft ? filesOf(draft) : noFiles;
}

/** The number of files of a draft that are still being uploaded. */
export const selectPendingFiles = (state: RootState, target: DraftTarget): number =>
  draftFiles(state, target).filter((file) => {
    const upload = selectUpload(state, file);
    return upload !== null && isPending(upload);
  }).length;

export const selectUploading = (state: RootState, target: DraftTarget): boolean =>
  selectPendingFiles(state, target) > 0;

/** True if a file of a draft was not uploaded and will not be without the writer. */
export const selectHasMissingFiles = (state: RootState, target: DraftTarget): boolean =>
  draftFiles(state, target).some((file) => {
    const upload = selectUpload(state, file);
    return upload !== null && !isPending(upload);
  });

const noRefusals: readonly RefusedFile[] = [];

export const selectRefusedFiles = (state: RootState, target: DraftTarget): readonly RefusedFile[] =>
  selectUploads(state).refused[target] ?? noRefusals;

export const selectLeftOut = (state: RootState, target: DraftTarget): number =>
  selectUploads(state).leftOut[target] ?? 0;

/** The most files that the draft may have: a chat message takes one. */
export const selectMostFiles = (state: RootState, target: DraftTarget): number =>
  isChatDraft(target) ? 1 : selectInstance(state).maxAttachments;

/** The number of further files that a post or message takes. */
export const selectFileRoom = (state: RootState, target: DraftTarget): number =>
  Math.max(
    0,
    selectMostFiles(state, target) -
      selectPart(state, target, selectCurrentPart(state, target)).files.length,
  );

/** True if a file of the draft would be lost with the page. */
export const selectHasUnstoredFiles = (state: RootState, target: DraftTarget): boolean =>
  draftFiles(state, target).some((file) => isNotStored(state, file));

/** Files to be uploaded, by id: those of drafts and those of jobs. */
export const selectFiles = createSelector(
  [(state: RootState) => state.drafts, (state: RootState) => state.outbox],
  (drafts, outbox = {}): ReadonlyMap<string, DraftFile> => {
    const onTheirWay = Object.values(outbox).map(({ draft }) => draft);
    const files = [...onTheirWay, ...Object.values(drafts)].flatMap(filesOf);
    return new Map(files.map((file) => [file.id, file]));
  },
);

/** Files that may still be needed. */
export const selectNeededFiles = createSelector(
  [selectFiles, (state: RootState) => state.discardedDrafts ?? noneDiscarded],
  (files, discarded): ReadonlySet<string> =>
    new Set([
      ...files.keys(),
      ...[...files.values()].flatMap(({ poster }) => poster ?? []),
      ...Object.values(discarded).flatMap(storedFilesOf),
    ]),
);
