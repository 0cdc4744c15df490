/**
 * The own profile while it is edited. What the server keeps and what was changed stand apart: what is
 * thrown away leaves the truth, and what was saved is taken out of the changes. Nothing of it is lost
 * when the settings are put away or another of their tabs is shown.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Box } from '@/domain/crop';
import {
  blankField,
  realEdits,
  type OwnProfile,
  type PictureKind,
  type PictureWish,
  type PictureWishes,
  type ProfileEdits,
  type ProfilePart,
  type ProfileText,
} from '@/domain/ownProfile';
import type { ChosenFile } from '@/domain/upload';
import type { Extent } from '@/domain/zoom';
import { isEqual } from '@/lib/isEqual';
import { joinSlices } from './lateSlices';

/** Why a picture cannot be taken as it is. */
export type PictureFault =
  | { kind: 'no_picture' }
  | { kind: 'uncroppable' }
  | { kind: 'too_large'; size: number; most: number };

export type ProfileFault = PictureFault | { kind: 'server'; text: string };

/** `form`: the server did not say what it minds. */
export type ProfilePlace = ProfileText | PictureKind | 'form';

/** A picture of which a part is being chosen. */
export interface Cropping extends Extent {
  picture: PictureKind;
  file: ChosenFile;
}

export interface ProfileEditorState {
  /** Null until the server was asked. */
  profile: OwnProfile | null;
  edits: ProfileEdits;
  pictures: PictureWishes;
  cropping: Cropping | null;
  faults: Partial<Record<ProfilePlace, ProfileFault>>;
  sending: { part: ProfilePart; sent: number } | null;
  /** All that was changed is with the server. */
  saved: boolean;
  /** So many fields were added, for their ids. */
  added: number;
}

export const noEditor: ProfileEditorState = {
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
  initialState: noEditor,
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
    editsRestored(state, { payload }: PayloadAction<{ edits: ProfileEdits }>) {
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
    fieldAdded(state) {
      state.added += 1;
      const row = { id: `new-${String(state.added)}`, name: '', value: '' };
      const rows = state.edits.fields ?? state.profile?.fields ?? [];
      state.edits.fields = [...(rows.length > 0 ? rows : [blankField]), row];
    },
    /** A file was chosen; the saga looks at it. */
    picturePicked(state, { payload }: PayloadAction<{ picture: PictureKind; file: ChosenFile }>) {
      Reflect.deleteProperty(state.faults, payload.picture);
    },
    croppingStarted(state, { payload }: PayloadAction<Cropping>) {
      state.cropping = payload;
    },
    /** Null: the picture as it is. */
    partChosen(_state, _action: PayloadAction<{ box: Box | null }>) {
      // The saga cuts it out.
    },
    croppingEnded(state) {
      state.cropping = null;
    },
    pictureWished(state, { payload }: PayloadAction<{ picture: PictureKind; wish: PictureWish }>) {
      state.pictures[payload.picture] = payload.wish;
      state.cropping = null;
      state.saved = false;
      Reflect.deleteProperty(state.faults, payload.picture);
    },
    pictureKept(state, { payload }: PayloadAction<{ picture: PictureKind }>) {
      Reflect.deleteProperty(state.pictures, payload.picture);
      Reflect.deleteProperty(state.faults, payload.picture);
    },
    pictureRefused(
      state,
      { payload }: PayloadAction<{ picture: PictureKind; fault: PictureFault }>,
    ) {
      state.faults[payload.picture] = payload.fault;
    },
    changesThrownAway(state) {
      Object.assign(state, { edits: {}, pictures: {}, faults: {}, cropping: null });
    },
    partSending(state, { payload }: PayloadAction<{ part: ProfilePart; sent: number }>) {
      state.sending = payload;
    },
    partSaved(
      state,
      {
        payload,
      }: PayloadAction<{
        part: ProfilePart;
        wish: PictureWish | null;
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
    partRefused(state, { payload }: PayloadAction<{ place: ProfilePlace; text: string }>) {
      state.faults[payload.place] = { kind: 'server', text: payload.text };
    },
    savingEnded(state, { payload }: PayloadAction<{ saved: boolean }>) {
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

joinSlices('profileEditor', slice.reducer);

export const {
  profileEditorOpened,
  profileSaveRequested,
  ownProfileReceived,
  editsRestored,
  profileEdited,
  fieldAdded,
  picturePicked,
  croppingStarted,
  partChosen,
  croppingEnded,
  pictureWished,
  pictureKept,
  pictureRefused,
  changesThrownAway,
  partSending,
  partSaved,
  partRefused,
  savingEnded,
} = slice.actions;
