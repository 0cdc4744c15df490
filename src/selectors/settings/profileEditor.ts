/** The profile form: its current values, and the changes that are still to be sent. */
import { createSelector } from '@reduxjs/toolkit';
import {
  editedTexts,
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

/** Null until the profile is loaded. */
export const selectProfileTexts = createSelector(
  [selectKept, selectEdits],
  (profile, edits): ProfileTexts | null => profile && editedTexts(profile, edits),
);

/** The changes that differ from the server's values. */
export const selectRealEdits = createSelector(
  [selectKept, selectEdits],
  (profile, edits): ProfileEdits => realEdits(edits, profile ?? {}),
);
