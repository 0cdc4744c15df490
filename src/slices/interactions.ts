/** Who favourited, repeated and reacted, by status, and for which statuses that is on screen. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import { nobodyKnown, type Interactions } from '@/domain/interaction';
import { swept } from './entities';

interface OfStatus {
  statusId: string;
}

interface InteractionsState {
  known: Record<string, Interactions>;
  /** The same status as often as it is shown. */
  shown: string[];
}

const initialState: InteractionsState = { known: {}, shown: [] };

const show = ({ shown }: InteractionsState, { payload }: PayloadAction<OfStatus>): void => {
  shown.push(payload.statusId);
};

const hide = ({ shown }: InteractionsState, { payload }: PayloadAction<OfStatus>): void => {
  const at = shown.indexOf(payload.statusId);
  if (at >= 0) shown.splice(at, 1);
};

const slice = createSlice({
  name: 'interactions',
  initialState,
  reducers: {
    /** A status shows who favourited and repeated it, until it says that it does no more. */
    interactionsOpened: show,
    interactionsClosed: hide,
    /** The same for who reacted. */
    reactionPeopleOpened: show,
    reactionPeopleClosed: hide,
    interactionsReceived(
      { known },
      {
        payload,
      }: PayloadAction<OfStatus & { people: Partial<Interactions>; entities: EntityBundle }>,
    ) {
      const { statusId, people } = payload;
      known[statusId] = { ...(known[statusId] ?? nobodyKnown), ...people };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(swept, ({ known }, { payload }) => {
      for (const statusId of payload.statusIds) Reflect.deleteProperty(known, statusId);
    });
  },
});

export const {
  interactionsOpened,
  interactionsClosed,
  reactionPeopleOpened,
  reactionPeopleClosed,
  interactionsReceived,
} = slice.actions;
export default slice.reducer;
