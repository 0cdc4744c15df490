/**
 * The own profile while it is edited. `profile` holds what the server has, separate from the
 * changes: discarding removes the changes, saving removes the saved ones. They survive closing the
 * settings or switching their tab.
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
import { slices } from '@/slices/root';

/** A reason why a picture cannot be used as it is. */
type PictureFault =
  | { kind: 'no_picture' }
  | { kind: 'uncroppable' }
  | { kind: 'too_large'; size: number; most: number };

export type ProfileFault = PictureFault | { kind: 'server'; text: string };

/** `form`: the server did not name a field. */
export type ProfileFaultField = ProfileText | PictureKind | 'form';

/** A picture that is being cropped. */
export interface Cropping extends Extent {
  picture: PictureKind;
  file: ChosenFile;
}

export interface ProfileEditorState {
  /** Null until it is loaded. */
  profile: OwnProfile | null;
  edits: ProfileEdits;
  pictures: PictureChanges;
  cropping: Cropping | null;
  faults: Partial<Record<ProfileFaultField, ProfileFault>>;
  sending: { part: ProfilePart; sent: number } | null;
  /** The server has all changes. */
  saved: boolean;
  /** The number of added fields, to make their ids. */
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
      // The saga fetches the profile's source.
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
    /** A file was chosen; the saga reads it. */
    profilePicturePicked(
      state,
      { payload }: PayloadAction<{ picture: PictureKind; file: ChosenFile }>,
    ) {
      Reflect.deleteProperty(state.faults, payload.picture);
    },
    profileCroppingStarted(state, { payload }: PayloadAction<Cropping>) {
      state.cropping = payload;
    },
    /** Null: the picture is used uncropped. */
    profilePictureCropped(_state, _action: PayloadAction<{ box: Box | null }>) {
      // The saga crops it.
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
      // Another picture may have been chosen meanwhile.
      if (part !== 'texts' && isEqual(state.pictures[part], wish)) {
        Reflect.deleteProperty(state.pictures, part);
      }
      state.profile = withLanguages(profile, sent.languages ?? state.profile?.languages);
      // Fields that were changed again meanwhile are still to be sent.
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

/** Adds the languages that were sent last, as the server never returns them. */
const withLanguages = (profile: OwnProfile, languages: string[] | undefined): OwnProfile => ({
  ...profile,
  languages: languages ?? profile.languages,
});

declare module '@/slices/root' {
  interface DeferredSlices {
    profileEditor: ProfileEditorState;
  }
}

slices.inject(slice);

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
