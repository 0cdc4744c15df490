/** Moderation actions of staff on accounts. The tables change only after the server has agreed. */
import { createAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { ModerationAction } from '@/domain/admin/moderation';

interface OfUser {
  userId: string;
  deed: ModerationAction;
}

export const moderationRequested = createAction<OfUser>('moderation/moderationRequested');

/** The server agreed. For a deleted account, `entities` includes its known posts. */
export const moderationConfirmed = createAction<OfUser & { entities: EntityBundle }>(
  'moderation/moderationConfirmed',
);

export const moderationRefused = createAction<OfUser & { reason: string }>(
  'moderation/moderationRefused',
);
