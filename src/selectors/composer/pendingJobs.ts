/** Pending and failed posts that the writer should know about. */
import { createSelector } from '@reduxjs/toolkit';
import { kindOfDraft, statusOfDraft, type DraftTarget } from '@/domain/composer/draft';
import { isRunning } from '@/domain/composer/outbox';
import { targetOfDialog } from '@/slices/engine/dialogs';
import type { RootState } from '@/slices/root';
import { selectMobile } from '@/selectors/session/interface';
import { selectJobs } from './outbox';

/** Says of a draft if its form is on the page. */
export const selectIsFormShown = createSelector(
  [({ dialogs }: RootState) => dialogs, ({ cardViews }: RootState) => cardViews, selectMobile],
  (dialogs, cardViews, mobile) =>
    (target: DraftTarget): boolean => {
      const kind = kindOfDraft(target);
      if (kind === 'new' && !mobile) return true;
      if (kind === 'reply' && cardViews[statusOfDraft(target) ?? '']?.replying) return true;
      return dialogs.some((entry) => targetOfDialog(entry) === target);
    },
);

/** Failed jobs whose form is not on the page to show the failure. */
export const selectUnseenFailures = createSelector(
  [selectJobs, selectIsFormShown, ({ composers }: RootState) => composers],
  (jobs, isFormShown, composers) =>
    jobs.filter(
      ({ target, failure }) =>
        failure !== null && composers?.[target]?.dismissed !== failure && !isFormShown(target),
    ),
);

/** Jobs on their way that the writer can take back or is waiting for. */
export const selectPendingJobs = createSelector([selectJobs], (jobs) => jobs.filter(isRunning));
