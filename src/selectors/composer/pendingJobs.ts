/** Pending and failed posts that the writer should know about. */
import { createSelector } from '@reduxjs/toolkit';
import { kindOfDraft, statusOfDraft } from '@/domain/composer/draft';
import { isRunning } from '@/domain/composer/outbox';
import { targetOfDialog } from '@/slices/engine/dialogs';
import type { RootState } from '@/slices/root';
import { selectMobile } from '@/selectors/session/interface';
import { selectJobs } from './outbox';

/** Failed jobs whose form is not on the page to show the failure. */
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

/** Jobs on their way that the writer can take back or is waiting for. */
export const selectPendingJobs = createSelector([selectJobs], (jobs) => jobs.filter(isRunning));
