/** How the reader stands to others: a table of its own, as most answers about people leave it out. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Relationship } from '@/domain/people/relationship';
import { entitiesEvicted } from '@/slices/engine/entities';

const slice = createSlice({
  name: 'relationships',
  initialState: {} as Record<string, Relationship>,
  reducers: {
    /** Something on the page wants to know how the reader stands to them. */
    relationshipNeeded(_state, _action: PayloadAction<{ userId: string }>) {
      // The saga asks.
    },
    relationshipsReceived(
      state,
      { payload }: PayloadAction<{ relationships: readonly Relationship[] }>,
    ) {
      for (const relationship of payload.relationships) state[relationship.id] = relationship;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(entitiesEvicted, (state, { payload }) => {
      for (const userId of payload.userIds) Reflect.deleteProperty(state, userId);
    });
  },
});

export const { relationshipNeeded, relationshipsReceived } = slice.actions;
export default slice.reducer;
