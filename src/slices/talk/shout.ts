/**
 * The shoutbox of the instance: its messages, and the reader's draft. Owned by
 * `sagas/talk/shout/shout.ts`.
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
import { slices } from '@/slices/root';

export interface ShoutState {
  /** The channel was joined, so there is something to show. */
  joined: boolean;
  /** Oldest first. */
  shouts: readonly Shout[];
  /** In the order of sending. */
  sending: readonly SendingShout[];
  draft: string;
  /**
   * The last text that was returned to the form; if it arrives after all, it is removed from there.
   */
  returned: string | null;
  /** The number of shouts that the reader has not seen. */
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
  /** The id of the reader, to recognise their own texts. */
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
    /** The history, after joining or rejoining. */
    shoutsReceived(state, { payload }: PayloadAction<Passed & { shouts: readonly Shout[] }>) {
      const known = state.shouts.map(({ id }) => id);
      // Those that came while this tab was not there.
      const missed = payload.shouts.filter(
        ({ id, userId }) => !known.includes(id) && userId !== payload.ownId,
      );
      if (known.length > 0) state.unseen += missed.length;
      state.shouts = payload.shouts.slice(-MOST_SHOUTS);
      cameBack(state, payload.shouts, payload.ownId);
    },
    shoutHeard(state, { payload }: PayloadAction<Passed & { shout: Shout }>) {
      const { shout, ownId } = payload;
      state.shouts = withShout(state.shouts, shout);
      cameBack(state, [shout], ownId);
      if (shout.userId !== ownId) state.unseen += 1;
    },
    /** The reader has seen all of it. */
    shoutsSeen(state) {
      state.unseen = 0;
    },
    shoutTyped(state, { payload }: PayloadAction<{ text: string }>) {
      state.draft = payload.text;
      state.returned = null;
    },
    /** The draft that was stored before a reload. */
    shoutDraftRestored(state, { payload }: PayloadAction<{ text: string }>) {
      if (state.draft === '') state.draft = payload.text;
    },
    shoutRequested(_state, _action: PayloadAction<{ text: string }>) {
      // The saga adds a key, in the same turn.
    },
    shoutSent(state, { payload: { key, text } }: PayloadAction<{ key: string; text: string }>) {
      const knownIds = state.shouts.map(({ id }) => id);
      state.sending = [...state.sending, { key, text, knownIds }];
      state.draft = '';
      state.returned = null;
    },
    /** The text did not come back and returns to the form. */
    shoutReturned(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const lost = state.sending.find((each) => each.key === key);
      if (!lost) return;
      state.sending = state.sending.filter((each) => each !== lost);
      state.draft = givenBack(lost.text, state.draft);
      state.returned = state.draft;
    },
  },
});

/** Removes the reader's own texts that have come back from `sending`. */
function cameBack(state: ShoutState, shouts: readonly Shout[], ownId: string | null): void {
  const own = shouts.filter(({ userId }) => userId === ownId);
  const before = state.sending.length;
  state.sending = stillSending(state.sending, own);
  if (state.sending.length < before || state.returned === null) return;
  // It took longer than the timeout.
  if (!own.some(({ text }) => text.trim() === state.returned?.trim())) return;
  if (state.draft === state.returned) state.draft = '';
  state.returned = null;
}

declare module '@/slices/root' {
  interface DeferredSlices {
    shout: ShoutState;
  }
}

slices.inject(slice);

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
