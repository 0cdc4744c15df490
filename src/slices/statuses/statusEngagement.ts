/**
 * The people who favourited, repeated and reacted, by status, and the statuses that show them. A
 * deferred slice, registered on first use.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { noEngagement, type StatusEngagement } from '@/domain/statuses/statusEngagement';
import { entitiesEvicted } from '@/slices/engine/entities';
import { slices } from '@/slices/root';

interface OfStatus {
  statusId: string;
}

interface StatusEngagementState {
  known: Record<string, StatusEngagement>;
  /** A status is listed once for each place that shows it. */
  shown: string[];
}

const initialState: StatusEngagementState = { known: {}, shown: [] };

const show = ({ shown }: StatusEngagementState, { payload }: PayloadAction<OfStatus>): void => {
  shown.push(payload.statusId);
};

const hide = ({ shown }: StatusEngagementState, { payload }: PayloadAction<OfStatus>): void => {
  const at = shown.indexOf(payload.statusId);
  if (at >= 0) shown.splice(at, 1);
};

const slice = createSlice({
  name: 'statusEngagement',
  initialState,
  reducers: {
    /** A status shows who favourited and repeated it, until it is closed. */
    statusEngagementOpened: show,
    statusEngagementClosed: hide,
    /** The same for people who reacted. */
    reactionPeopleOpened: show,
    reactionPeopleClosed: hide,
    statusEngagementReceived(
      { known },
      {
        payload,
      }: PayloadAction<OfStatus & { people: Partial<StatusEngagement>; entities: EntityBundle }>,
    ) {
      const { statusId, people } = payload;
      known[statusId] = { ...(known[statusId] ?? noEngagement), ...people };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(entitiesEvicted, ({ known }, { payload }) => {
      for (const statusId of payload.statusIds) Reflect.deleteProperty(known, statusId);
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    statusEngagement: StatusEngagementState;
  }
}

slices.inject(slice);

export const {
  statusEngagementOpened,
  statusEngagementClosed,
  reactionPeopleOpened,
  reactionPeopleClosed,
  statusEngagementReceived,
} = slice.actions;
