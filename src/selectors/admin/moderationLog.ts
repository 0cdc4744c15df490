/** Components read the log of moderation here, because its slice is deferred. */
import { noModerationLog } from '@/slices/admin/moderationLog';
import type { RootState } from '@/slices/root';

export const selectModerationLog = (state: RootState) => state.moderationLog ?? noModerationLog;
