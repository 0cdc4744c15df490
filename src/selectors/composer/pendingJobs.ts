/** What the writer is told of posts that are on their way, or did not get there. */
import { createSelector } from '@reduxjs/toolkit';
import { kindOfDraft, statusOfDraft } from '@/domain/composer/draft';
import { isRunning } from '@/domain/composer/outbox';
import { targetOfDialog } from '@/slices/engine/dialogs';
import type { RootState } from '@/slices/root';
import { selectMobile } from '@/selectors/session/interface';
import { selectJobs } from './outbox';

/** Jobs that failed, and whose form is nowhere on the page to say so. */
export const selectUnseenFailures = createSelector(
  [
    selectJobs,
    ({ dialogs }: RootState) => dialogs,
    ({ cardViews }: RootState) => cardViews,
    selectMobile,
    ({ composers }: RootState) => composers,
  ],
  (jobs, dialogs, cardViews, mobile, composers) =>
    jobs.filter(({ target, failure }) => {
      if (failure === null || composers?.[target]?.dismissed === failure) return false;
      const kind = kindOfDraft(target);
      if (kind === 'new' && !mobile) return false;
      if (kind === 'reply' && cardViews[statusOfDraft(target) ?? '']?.replying) return false;
      return !dialogs.some((entry) => targetOfDialog(entry) === target);
    }),
);

/** What the writer should know to be on its way: taken back or waited for. */
export const selectPendingJobs = createSelector([selectJobs], (jobs) => jobs.filter(isRunning));
