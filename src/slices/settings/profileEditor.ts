/**
 * The own profile while it is edited. What the server keeps and what was changed stand apart: what is
 * thrown away leaves the truth, and what was saved is taken out of the changes. Nothing of it is lost
 * when the settings are put away or another of their tabs is shown.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Box } from '@/domain/settings/crop';
import {
  blankField,
  realEdits,
  type OwnProfile,
  type PictureKind,
  type PictureChange,
  type PictureChanges,
  type ProfileEdits,
  type ProfilePart,
  type ProfileText,
} from '@/domain/settings/ownProfile';
import type { ChosenFile } from '@/domain/composer/upload';
import type { Extent } from '@/domain/statuses/pictureZoom';
import { isEqual } from '@/lib/values/isEqual';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

/** Why a picture cannot be taken as it is. */
export type PictureFault =
  | { kind: 'no_picture' }
  | { kind: 'uncroppable' }
  | { kind: 'too_large'; size: number; most: number };

export type ProfileFault = PictureFault | { kind: 'server'; text: string };

/** `form`: the server did not say what it minds. */
export type ProfileFaultField = ProfileText | PictureKind | 'form';

/** A picture of which a part is being chosen. */
export interface Cropping extends Extent {
  picture: PictureKind;
  file: ChosenFile;
}

export interface ProfileEditorState {
  /** Null until the server was asked. */
  profile: OwnProfile | null;
  edits: ProfileEdits;
  pictures: PictureChanges;
  cropping: Cropping | null;
  faults: Partial<Record<ProfileFaultField, ProfileFault>>;
  sending: { part: ProfilePart; sent: number } | null;
  /** All that was changed is with the server. */
  saved: boolean;
  /** So many fields were added, for their ids. */
  added: number;
}

export const noProfileEditor: ProfileEditorState = {
  profile: null,
  edits: {},
  pictures: {},
  cropping: null,
  faults: {},
  sending: null,
  saved: false,
  added: 0,
};

const slice = createSlice({
  name: 'profileEditor',
  initialState: noProfileEditor,
  reducers: {
    profileEditorOpened() {
      // The saga asks for the profile as it is.
    },
    profileSaveRequested(state) {
      state.saved = false;
      state.faults = {};
    },
    ownProfileReceived(state, { payload }: PayloadAction<{ profile: OwnProfile }>) {
      state.profile = withLanguages(payload.profile, state.profile?.languages);
    },
    profileEditsRestored(state, { payload }: PayloadAction<{ edits: ProfileEdits }>) {
      state.edits = { ...payload.edits, ...state.edits };
    },
    profileEdited(state, { payload }: PayloadAction<{ edits: ProfileEdits }>) {
      Object.assign(state.edits, payload.edits);
      for (const name of Object.keys(payload.edits)) {
        Reflect.deleteProperty(state.faults, name);
      }
      Reflect.deleteProperty(state.faults, 'form');
      state.saved = false;
    },
    profileFieldAdded(state) {
      state.added += 1;
      const row = { id: `new-${String(state.added)}`, name: '', value: '' };
      const rows = state.edits.fields ?? state.profile?.fields ?? [];
      state.edits.fields = [...(rows.length > 0 ? rows : [blankField]), row];
    },
    /** A file was chosen; the saga looks at it. */
    profilePicturePicked(
      state,
      { payload }: PayloadAction<{ picture: PictureKind; file: ChosenFile }>,
    ) {
      Reflect.deleteProperty(state.faults, payload.picture);
    },
    profileCroppingStarted(state, { payload }: PayloadAction<Cropping>) {
      state.cropping = payload;
    },
    /** Null: the picture as it is. */
    profilePictureCropped(_state, _action: PayloadAction<{ box: Box | null }>) {
      // The saga cuts it out.
    },
    profileCroppingEnded(state) {
      state.cropping = null;
    },
    profilePictureChanged(
      state,
      { payload }: PayloadAction<{ picture: PictureKind; wish: PictureChange }>,
    ) {
      state.pictures[payload.picture] = payload.wish;
      state.cropping = null;
      state.saved = false;
      Reflect.deleteProperty(state.faults, payload.picture);
    },
    profilePictureChangeDiscarded(state, { payload }: PayloadAction<{ picture: PictureKind }>) {
      Reflect.deleteProperty(state.pictures, payload.picture);
      Reflect.deleteProperty(state.faults, payload.picture);
    },
    profilePictureRefused(
      state,
      { payload }: PayloadAction<{ picture: PictureKind; fault: PictureFault }>,
    ) {
      state.faults[payload.picture] = payload.fault;
    },
    profileChangesDiscarded(state) {
      Object.assign(state, { edits: {}, pictures: {}, faults: {}, cropping: null });
    },
    profilePartSending(state, { payload }: PayloadAction<{ part: ProfilePart; sent: number }>) {
      state.sending = payload;
    },
    profilePartSaved(
      state,
      {
        payload,
      }: PayloadAction<{
        part: ProfilePart;
        wish: PictureChange | null;
        sent: ProfileEdits;
        profile: OwnProfile;
      }>,
    ) {
      const { part, wish, sent, profile } = payload;
      // Another one may have been chosen meanwhile.
      if (part !== 'texts' && isEqual(state.pictures[part], wish)) {
        Reflect.deleteProperty(state.pictures, part);
      }
      state.profile = withLanguages(profile, sent.languages ?? state.profile?.languages);
      // What was changed again meanwhile is still to be sent.
      const left = realEdits(state.edits, sent);
      for (const name of Object.keys(sent) as ProfileText[]) {
        if (!Object.hasOwn(left, name)) Reflect.deleteProperty(state.edits, name);
      }
    },
    profilePartRefused(
      state,
      { payload }: PayloadAction<{ place: ProfileFaultField; text: string }>,
    ) {
      state.faults[payload.place] = { kind: 'server', text: payload.text };
    },
    profileSaveFinished(state, { payload }: PayloadAction<{ saved: boolean }>) {
      state.sending = null;
      state.saved = payload.saved;
    },
  },
});

/** They are never told: what was sent last is what is known of them. */
const withLanguages = (profile: OwnProfile, languages: string[] | undefined): OwnProfile => ({
  ...profile,
  languages: languages ?? profile.languages,
});

addDeferredSlice('profileEditor', slice.reducer);

export const {
  profileEditorOpened,
  profileSaveRequested,
  ownProfileReceived,
  profileEditsRestored,
  profileEdited,
  profileFieldAdded,
  profilePicturePicked,
  profileCroppingStarted,
  profilePictureCropped,
  profileCroppingEnded,
  profilePictureChanged,
  profilePictureChangeDiscarded,
  profilePictureRefused,
  profileChangesDiscarded,
  profilePartSending,
  profilePartSaved,
  profilePartRefused,
  profileSaveFinished,
} = slice.actions;
