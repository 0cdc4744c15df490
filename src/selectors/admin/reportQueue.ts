/** Components read the queue of reports here, because its slice is deferred and missing at first. */
import { createSelector } from '@reduxjs/toolkit';
import { groupReports, reportOffers, type ReportOffers } from '@/domain/admin/reportQueue';
import { mayHaveStaffScopes } from '@/domain/admin/staffScopes';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser, selectOauth } from '@/selectors/session/session';
import { isAtWork, noReportQueue } from '@/slices/admin/reportQueue';
import type { RootState } from '@/slices/root';

export const selectReportQueue = (state: RootState) => state.reportQueue ?? noReportQueue;

/** Null if the reader has no right to the queue. */
export const selectReportOffers = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance): ReportOffers | null => (user ? reportOffers(instance, user) : null),
);

/** False if this login certainly lacks the scopes. */
export const selectMayHaveStaffScopes = (state: RootState): boolean =>
  mayHaveStaffScopes(selectInstance(state), selectOauth(state).scopes);

export const selectQueuedReport = (state: RootState, reportId: string) =>
  selectReportQueue(state).reports[reportId];

/** Undefined until they are asked for. */
export const selectEarlierReports = (
  state: RootState,
  userId: string,
): readonly string[] | undefined => selectReportQueue(state).earlier[userId];

const selectShown = createSelector(
  [
    (state: RootState) => selectReportQueue(state).ids,
    (state: RootState) => selectReportQueue(state).reports,
    (state: RootState) => selectReportQueue(state).filter.mine,
    selectCurrentUser,
  ],
  (ids, reports, mine, user) =>
    ids?.flatMap((id) => {
      const report = reports[id];
      return report && (!mine || report.assignedId === user?.id) ? [report] : [];
    }) ?? null,
);

/** The reports by account; null until they are loaded. */
export const selectReportGroups = createSelector([selectShown], (reports) =>
  reports === null ? null : groupReports(reports),
);

/** The jobs of some reports, in the order of the presses. */
export const selectReportJobs = createSelector(
  [
    (state: RootState) => selectReportQueue(state).jobs,
    (_state: RootState, reportIds: readonly string[]) => reportIds,
  ],
  (jobs, reportIds) => jobs.filter(({ reportId }) => reportIds.includes(reportId)),
);

/** True while a decision on the report waits or is sent. */
export const selectIsBeingDecided = (state: RootState, id: string): boolean =>
  selectReportQueue(state).jobs.some(
    (job) => job.reportId === id && job.action.kind === 'state' && isAtWork(job),
  );

/** How far the work is; null if there is none and nothing failed. */
export const selectReportWork = createSelector(
  [selectReportQueue],
  ({ jobs, done, asked, paused }) => {
    const failed = jobs.filter(({ phase }) => phase === 'failed').length;
    const waiting = jobs.filter(isAtWork).length;
    return waiting + failed === 0 ? null : { done, asked, failed, waiting, paused };
  },
);

/** True if the server says who took a report. */
export const selectSaysWhoTook = createSelector(
  [(state: RootState) => selectReportQueue(state).reports],
  (reports) => Object.values(reports).some(({ assignedId }) => assignedId !== undefined),
);
