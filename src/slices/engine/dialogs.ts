/** The stack of open dialogs, lowest first. `app/dialogs` maps each kind to its component. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkActionSource } from '@/domain/admin/bulkActions';
import {
  draftTarget,
  kindOfDraft,
  NEW_POST,
  statusOfDraft,
  type DraftTarget,
} from '@/domain/composer/draft';
import type { ConfirmedPersonCommand } from '@/domain/people/personCommands';
import type { Act } from '@/domain/session/pendingAct';
import type { Attachment } from '@/domain/statuses/status';
import type { FilePlace } from '@/domain/composer/picture/fileFacts';
import { postConfirmed } from '@/slices/composer/drafts';
import { loggedOut } from '@/slices/session/session';

export interface DialogProps {
  /** A file of a status, or a single file. */
  mediaViewer: { statusId: string; index: number } | { file: Attachment };
  avatar: { userId: string };
  settings: {
    mode: 'user' | 'admin';
    tab: string | null;
    /** A row or section of the tab to go to; a new object goes there again. */
    at?: { name: string };
    minimized: boolean;
  };
  /** The version since which changes are listed. */
  updateNotice: { since: number };
  report: { userId: string; preTickedIds: string[] };
  /** The target of the draft; null for a new post. */
  postStatus: { target: DraftTarget } | null;
  editStatus: { statusId: string };
  /** A file of a draft: its description and its picture. */
  fileDetails: FilePlace;
  statusHistory: { statusId: string };
  confirmPerson: { userId: string; command: ConfirmedPersonCommand };
  mutePerson: { userId: string };
  confirmFollowRequest: {
    userId: string;
    answer: 'approved' | 'denied';
    notificationId?: string | null;
  };
  personLists: { userId: string };
  personNote: { userId: string };
  highlight: { userId: string };
  /**
   * People who interacted with a status, and the source to show first; null: the people in the
   * notifications.
   */
  crowd: { statusId: string; source?: BulkActionSource } | null;
  confirmLogout: null;
  confirmLogoutOfAll: null;
  /** Asks which other account is to do it. */
  actAs: Act;
  confirmRepeat: { statusId: string };
  confirmMuteConversation: { statusId: string };
  confirmDelete: { statusId: string };
  confirmMessageDelete: { chatId: string; messageId: string };
  confirmRedraft: { statusId: string };
  /** The hashtags of a status: to follow and to mute. */
  hashtags: { statusId: string };
  /** Where to put a bookmark; null: the folders themselves. */
  bookmarkFolders: { statusId: string | null };
  quotes: { statusId: string };
  quotePolicy: { statusId: string };
  confirmRemoveFromQuote: { statusId: string };
  whyShown: { statusId: string };
  shortcuts: null;
  /** The post that had the focus. */
  palette: { statusId: string | null };
  drafts: null;
  scheduledPosts: null;
  confirmScheduledDelete: { id: string };
  /** Saves or discards a recorded flow. */
  saveFlow: null;
  bugReport: null;
}

export type DialogKind = keyof DialogProps;

export type DialogEntry = {
  [Kind in DialogKind]: { kind: Kind; props: DialogProps[Kind] };
}[DialogKind];

const slice = createSlice({
  name: 'dialogs',
  initialState: [] as DialogEntry[],
  reducers: {
    dialogOpened(state, { payload }: PayloadAction<DialogEntry>) {
      // Each kind is open at most once: opening it again brings it to the front.
      return [...state.filter(({ kind }) => kind !== payload.kind), payload];
    },
    dialogClosed(state, { payload }: PayloadAction<{ kind: DialogKind }>) {
      return state.filter(({ kind }) => kind !== payload.kind);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => []);
    builder.addCase(postConfirmed, (state, { payload }) =>
      state.filter((entry) => targetOfDialog(entry) !== payload.target),
    );
  },
});

/** Returns the draft that a dialog edits; null for most dialogs. */
export function targetOfDialog({ kind, props }: DialogEntry): DraftTarget | null {
  if (kind === 'postStatus') return props?.target ?? NEW_POST;
  return kind === 'editStatus' ? draftTarget('edit', props.statusId) : null;
}

/** Returns the dialog in which a draft is written. */
export function dialogOfDraft(target: DraftTarget): DialogEntry {
  const statusId = statusOfDraft(target);
  return kindOfDraft(target) === 'edit' && statusId !== null
    ? { kind: 'editStatus', props: { statusId } }
    : { kind: 'postStatus', props: { target } };
}

export const { dialogOpened, dialogClosed } = slice.actions;
export default slice.reducer;
