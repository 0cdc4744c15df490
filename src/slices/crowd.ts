/** What was done with many people at once, the last first: what is under way, and the log to undo it by. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MOST_DEEDS, type CrowdDeed, type CrowdDeedKind, type CrowdOutcome } from '@/domain/crowd';
import { joinSlices } from './lateSlices';

export interface CrowdState {
  deeds: CrowdDeed[];
}

export const noCrowd: CrowdState = { deeds: [] };

const slice = createSlice({
  name: 'crowd',
  initialState: noCrowd,
  reducers: {
    /** People are listed to be chosen from: how the reader stands to them is asked for. */
    crowdShown(_state, _action: PayloadAction<{ userIds: string[] }>) {
      // The saga asks.
    },
    crowdDeedRequested(_state, _action: PayloadAction<{ kind: CrowdDeedKind; userIds: string[] }>) {
      // The saga begins.
    },
    crowdDeedBegan(state, { payload }: PayloadAction<{ deed: CrowdDeed }>) {
      state.deeds = [payload.deed, ...state.deeds].slice(0, MOST_DEEDS);
    },
    crowdPersonSettled(
      state,
      { payload }: PayloadAction<{ deedId: string; userId: string; outcome: CrowdOutcome }>,
    ) {
      const deed = deedOf(state, payload.deedId);
      const person = deed?.people.find(({ userId }) => userId === payload.userId);
      if (person) person.outcome = payload.outcome;
    },
    /** Those whose turn has not come are left as they are. */
    crowdStopRequested(_state) {
      // The saga ends what is under way.
    },
    crowdDeedEnded(state, { payload }: PayloadAction<{ deedId: string }>) {
      const deed = deedOf(state, payload.deedId);
      if (!deed) return;
      deed.phase = 'ended';
      for (const person of deed.people) {
        if (person.outcome === 'waiting') person.outcome = 'stopped';
      }
    },
    crowdUndoRequested(state, { payload }: PayloadAction<{ deedId: string }>) {
      const deed = deedOf(state, payload.deedId);
      if (deed) deed.phase = 'undoing';
    },
    crowdLogRestored(state, { payload }: PayloadAction<{ deeds: CrowdDeed[] }>) {
      const known = new Set(state.deeds.map(({ id }) => id));
      const older = payload.deeds.filter(({ id }) => !known.has(id));
      state.deeds = [...state.deeds, ...older].slice(0, MOST_DEEDS);
    },
  },
});

const deedOf = ({ deeds }: CrowdState, deedId: string): CrowdDeed | undefined =>
  deeds.find(({ id }) => id === deedId);

joinSlices('crowd', slice.reducer);

export const {
  crowdShown,
  crowdDeedRequested,
  crowdDeedBegan,
  crowdPersonSettled,
  crowdStopRequested,
  crowdDeedEnded,
  crowdUndoRequested,
  crowdLogRestored,
} = slice.actions;
