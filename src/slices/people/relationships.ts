/**
 * The reader's relationships to others: a separate table, as most answers about people omit them.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Relationship } from '@/domain/people/relationship';
import { entitiesEvicted } from '@/slices/engine/entities';

const slice = createSlice({
  name: 'relationships',
  initialState: {} as Record<string, Relationship>,
  reducers: {
    /** Something on the page needs the relationship to this person. */
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
