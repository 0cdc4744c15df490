/**
 * The shoutbox that everybody on the instance shares: what is said in it, and what the reader is
 * writing. Owned by `sagas/talk/shout/shout.ts`.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import {
  givenBack,
  MOST_SHOUTS,
  stillSending,
  withShout,
  type SendingShout,
  type Shout,
} from '@/domain/talk/shout';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface ShoutState {
  /** Its channel let us in, so there is something to show. */
  joined: boolean;
  /** The oldest first. */
  shouts: readonly Shout[];
  /** In the order in which they were sent. */
  sending: readonly SendingShout[];
  draft: string;
  /** The text that was given back last; should it come back after all, it is not to be sent again. */
  returned: string | null;
  /** How much was said that the reader has not had before them. */
  unseen: number;
}

export const noShouts: ShoutState = {
  joined: false,
  shouts: [],
  sending: [],
  draft: '',
  returned: null,
  unseen: 0,
};

interface Passed {
  entities: EntityBundle;
  /** Whose texts are the reader's own. */
  ownId: string | null;
}

const slice = createSlice({
  name: 'shout',
  initialState: noShouts,
  reducers: {
    shoutJoined(state) {
      state.joined = true;
    },
    shoutLeft(state) {
      state.joined = false;
    },
    /** What was said before we came, or came back. */
    shoutsReceived(state, { payload }: PayloadAction<Passed & { shouts: readonly Shout[] }>) {
      state.shouts = payload.shouts.slice(-MOST_SHOUTS);
      cameBack(state, payload.shouts, payload.ownId);
    },
    shoutHeard(state, { payload }: PayloadAction<Passed & { shout: Shout }>) {
      const { shout, ownId } = payload;
      state.shouts = withShout(state.shouts, shout);
      cameBack(state, [shout], ownId);
      if (shout.userId !== ownId) state.unseen += 1;
    },
    /** All of it is before the reader now. */
    shoutsSeen(state) {
      state.unseen = 0;
    },
    shoutTyped(state, { payload }: PayloadAction<{ text: string }>) {
      state.draft = payload.text;
      state.returned = null;
    },
    /** What was being written when the page went. */
    shoutDraftRestored(state, { payload }: PayloadAction<{ text: string }>) {
      if (state.draft === '') state.draft = payload.text;
    },
    shoutRequested(_state, _action: PayloadAction<{ text: string }>) {
      // The saga gives it a key, in the same turn.
    },
    shoutSent(state, { payload: { key, text } }: PayloadAction<{ key: string; text: string }>) {
      const knownIds = state.shouts.map(({ id }) => id);
      state.sending = [...state.sending, { key, text, knownIds }];
      state.draft = '';
      state.returned = null;
    },
    /** It did not come back: the reader has it again. */
    shoutReturned(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const lost = state.sending.find((each) => each.key === key);
      if (!lost) return;
      state.sending = state.sending.filter((each) => each !== lost);
      state.draft = givenBack(lost.text, state.draft);
      state.returned = state.draft;
    },
  },
});

/** Texts of the reader's that were passed on are no longer on their way. */
function cameBack(state: ShoutState, shouts: readonly Shout[], ownId: string | null): void {
  const own = shouts.filter(({ userId }) => userId === ownId);
  const before = state.sending.length;
  state.sending = stillSending(state.sending, own);
  if (state.sending.length < before || state.returned === null) return;
  // It was on its way longer than we waited.
  if (!own.some(({ text }) => text.trim() === state.returned?.trim())) return;
  if (state.draft === state.returned) state.draft = '';
  state.returned = null;
}

addDeferredSlice('shout', slice.reducer);

export const {
  shoutJoined,
  shoutLeft,
  shoutsReceived,
  shoutHeard,
  shoutsSeen,
  shoutTyped,
  shoutDraftRestored,
  shoutRequested,
  shoutSent,
  shoutReturned,
} = slice.actions;
