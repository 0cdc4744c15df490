/**
 * Pending relationship actions (follow, mute, block and the like), by person. The confirmed state
 * stays in `relationships`.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RelationshipKind, RelationshipTarget } from '@/domain/people/relationshipActions';
import { slices } from '@/slices/root';

interface RelationshipActionIntent {
  userId: string;
  relationshipKind: RelationshipKind;
  wanted: boolean;
}

export interface PendingRelationshipAction extends RelationshipTarget {
  /** The end of the rate limit in milliseconds since 1970; null while the call is in flight. */
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
      // A rate limit stays in force when the action changes.
      const waitsUntil = pending[userId]?.[relationshipKind]?.waitsUntil ?? null;
      pending[userId] = { ...pending[userId], [relationshipKind]: { wanted, seconds, waitsUntil } };
    },
    /** The server's rate limit was hit: the last pending action is sent when it ends. */
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
    /** `endedFollow`: one of both followed the other until then. */
    relationshipActionConfirmed(
      { pending },
      { payload }: PayloadAction<RelationshipActionIntent & { endedFollow?: true }>,
    ) {
      // A newer press may have changed the pending value during the call.
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

declare module '@/slices/root' {
  interface DeferredSlices {
    relationshipActions: RelationshipActionsState;
  }
}

slices.inject(slice);

export const {
  relationshipActionRequested,
  relationshipActionDelayed,
  relationshipActionConfirmed,
  relationshipActionRefused,
} = slice.actions;
