/**
 * What the reader wishes of their bonds to people and the server has not settled, by person. How
 * they stand to each other meanwhile is what the server said last (`relationships`).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RelationshipKind, RelationshipTarget } from '@/domain/people/relationshipActions';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface RelationshipActionIntent {
  userId: string;
  relationshipKind: RelationshipKind;
  wanted: boolean;
}

export interface PendingRelationshipAction extends RelationshipTarget {
  /** The server wants no more of this before then (milliseconds since 1970); null: it is on its way. */
  waitsUntil: number | null;
}

type PendingByKind = Partial<Record<RelationshipKind, PendingRelationshipAction>>;

export interface RelationshipActionsState {
  pending: Readonly<Record<string, PendingByKind>>;
}

export const noRelationshipActions: RelationshipActionsState = { pending: {} };

const slice = createSlice({
  name: 'relationshipActions',
  initialState: noRelationshipActions,
  reducers: {
    relationshipActionRequested(
      { pending },
      { payload }: PayloadAction<RelationshipActionIntent & { seconds?: number | null }>,
    ) {
      const { userId, relationshipKind, wanted, seconds = null } = payload;
      // What has to wait goes on waiting, whatever is wished by then.
      const waitsUntil = pending[userId]?.[relationshipKind]?.waitsUntil ?? null;
      pending[userId] = { ...pending[userId], [relationshipKind]: { wanted, seconds, waitsUntil } };
    },
    /** The server was asked too often: the last wish goes out when it may. */
    relationshipActionDelayed(
      { pending },
      {
        payload,
      }: PayloadAction<{
        userId: string;
        relationshipKind: RelationshipKind;
        until: number | null;
      }>,
    ) {
      const entry = pending[payload.userId]?.[payload.relationshipKind];
      if (entry) entry.waitsUntil = payload.until;
    },
    relationshipActionConfirmed({ pending }, { payload }: PayloadAction<RelationshipActionIntent>) {
      // A second press may have changed the wish while this call was under way.
      if (pending[payload.userId]?.[payload.relationshipKind]?.wanted === payload.wanted) {
        forget(pending, payload);
      }
    },
    relationshipActionRefused(
      { pending },
      { payload }: PayloadAction<RelationshipActionIntent & { reason: string }>,
    ) {
      forget(pending, payload);
    },
  },
});

function forget(
  pending: Record<string, PendingByKind>,
  { userId, relationshipKind }: RelationshipActionIntent,
): void {
  const { [relationshipKind]: _dropped, ...rest } = pending[userId] ?? {};
  if (Object.keys(rest).length > 0) pending[userId] = rest;
  else Reflect.deleteProperty(pending, userId);
}

addDeferredSlice('relationshipActions', slice.reducer);

export const {
  relationshipActionRequested,
  relationshipActionDelayed,
  relationshipActionConfirmed,
  relationshipActionRefused,
} = slice.actions;
