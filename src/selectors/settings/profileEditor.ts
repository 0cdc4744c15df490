/** The own profile while it is edited: as the form shows it, and what of it is still to be sent. */
import { createSelector } from '@reduxjs/toolkit';
import {
  editedTexts,
  partsToSend,
  realEdits,
  type OwnProfile,
  type ProfileEdits,
  type ProfileTexts,
} from '@/domain/settings/ownProfile';
import { noProfileEditor, type ProfileEditorState } from '@/slices/settings/profileEditor';
import type { RootState } from '@/slices/root';

export const selectProfileEditor = (state: RootState): ProfileEditorState =>
  state.profileEditor ?? noProfileEditor;

const selectKept = (state: RootState): OwnProfile | null => selectProfileEditor(state).profile;

const selectEdits = (state: RootState): ProfileEdits => selectProfileEditor(state).edits;

/** Null until the server was asked. */
export const selectProfileTexts = createSelector(
  [selectKept, selectEdits],
  (profile, edits): ProfileTexts | null => profile && editedTexts(profile, edits),
);

/** What differs from what the server keeps. */
export const selectRealEdits = createSelector(
  [selectKept, selectEdits],
  (profile, edits): ProfileEdits => realEdits(edits, profile ?? {}),
);

/** Whether something would be thrown away. */
export const selectProfileUnsaved = (state: RootState): boolean =>
  partsToSend(selectRealEdits(state), selectProfileEditor(state).pictures).length > 0;
