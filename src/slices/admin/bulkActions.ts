/** Bulk actions on many people, newest first: the running one, and the log for undoing them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  MAX_BULK_ACTIONS,
  type BulkAction,
  type BulkActionKind,
  type BulkActionOutcome,
} from '@/domain/admin/bulkActions';
import { slices } from '@/slices/root';

export interface BulkActionsState {
  actions: BulkAction[];
}

export const noBulkActions: BulkActionsState = { actions: [] };

const slice = createSlice({
  name: 'bulkActions',
  initialState: noBulkActions,
  reducers: {
    /** People are listed for selection, so their relationships are needed. */
    bulkActionPeopleShown(_state, _action: PayloadAction<{ userIds: string[] }>) {
      // The saga asks.
    },
    bulkActionRequested(
      _state,
      _action: PayloadAction<{ kind: BulkActionKind; userIds: string[] }>,
    ) {
      // The saga begins.
    },
    bulkActionStarted(state, { payload }: PayloadAction<{ deed: BulkAction }>) {
      state.actions = [payload.deed, ...state.actions].slice(0, MAX_BULK_ACTIONS);
    },
    bulkActionPersonFinished(
      state,
      { payload }: PayloadAction<{ deedId: string; userId: string; outcome: BulkActionOutcome }>,
    ) {
      const deed = actionById(state, payload.deedId);
      const person = deed?.people.find(({ userId }) => userId === payload.userId);
      if (person) person.outcome = payload.outcome;
    },
    /** Stops before the next person; the remaining ones are left as they are. */
    bulkActionStopRequested(_state) {
      // The saga stops the running action.
    },
    bulkActionEnded(state, { payload }: PayloadAction<{ deedId: string }>) {
      const deed = actionById(state, payload.deedId);
      if (!deed) return;
      deed.phase = 'ended';
      for (const person of deed.people) {
        if (person.outcome === 'waiting') person.outcome = 'stopped';
      }
    },
    bulkActionUndoRequested(state, { payload }: PayloadAction<{ deedId: string }>) {
      const deed = actionById(state, payload.deedId);
      if (deed) deed.phase = 'undoing';
    },
    bulkActionLogRestored(state, { payload }: PayloadAction<{ deeds: BulkAction[] }>) {
      const known = new Set(state.actions.map(({ id }) => id));
      const older = payload.deeds.filter(({ id }) => !known.has(id));
      state.actions = [...state.actions, ...older].slice(0, MAX_BULK_ACTIONS);
    },
  },
});

const actionById = ({ actions }: BulkActionsState, deedId: string): BulkAction | undefined =>
  actions.find(({ id }) => id === deedId);

declare module '@/slices/root' {
  interface DeferredSlices {
    bulkActions: BulkActionsState;
  }
}

slices.inject(slice);

export const {
  bulkActionPeopleShown,
  bulkActionRequested,
  bulkActionStarted,
  bulkActionPersonFinished,
  bulkActionStopRequested,
  bulkActionEnded,
  bulkActionUndoRequested,
  bulkActionLogRestored,
} = slice.actions;
