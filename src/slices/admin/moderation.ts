/** What staff do to accounts. Nothing changes before the server has agreed; then the tables do. */
import { createAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { ModerationAction } from '@/domain/admin/moderation';

interface OfUser {
  userId: string;
  deed: ModerationAction;
}

export const moderationRequested = createAction<OfUser>('moderation/requested');

/** The server agreed. Of somebody who is deleted, the posts that are known go along. */
export const moderationConfirmed = createAction<OfUser & { entities: EntityBundle }>(
  'moderation/confirmed',
);

export const moderationRefused = createAction<OfUser & { reason: string }>('moderation/refused');
