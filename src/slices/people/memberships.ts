/** The reader's lists that a person is on, for people whose memberships were requested. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';
import { listMemberChangeConfirmed } from './lists';

/** Ids of lists by person. */
export type MembershipsState = Record<string, string[]>;

interface OfPerson {
  userId: string;
}

const slice = createSlice({
  name: 'memberships',
  initialState: {} as MembershipsState,
  reducers: {
    membershipsOpened(_state, _action: PayloadAction<OfPerson>) {
      // The saga asks.
    },
    membershipsClosed(_state, _action: PayloadAction<OfPerson>) {
      // The saga stops retrying.
    },
    membershipsReceived(state, { payload }: PayloadAction<OfPerson & { listIds: string[] }>) {
      state[payload.userId] = payload.listIds;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(listMemberChangeConfirmed, (state, { payload: { userId, listId, wanted } }) => {
      const others = state[userId]?.filter((id) => id !== listId);
      if (others) state[userId] = wanted ? [...others, listId] : others;
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    memberships: MembershipsState;
  }
}

slices.inject(slice);

export const { membershipsOpened, membershipsClosed, membershipsReceived } = slice.actions;
