/** The staff's permissions on reports, and their pending changes. */
import { mayOpen } from '@/domain/admin/staff';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { ReportState } from '@/domain/people/report';
import { noReports } from '@/slices/people/reports';
import type { RootState } from '@/slices/root';
import { selectInstance } from '@/selectors/session/config';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectCurrentUser } from '@/selectors/session/session';

/** Other families have other endpoints for it. */
export const selectMayManageReports = (state: RootState): boolean =>
  isPleromaFamily(selectInstance(state)) &&
  selectCurrentUser(state)?.privileges.includes('reports_manage_reports') === true;

/** True if the moderators' area shows this reader the queue of reports. */
export function selectMayOpenReports(state: RootState): boolean {
  const user = selectCurrentUser(state);
  return user !== null && mayOpen('reports', user, selectInstance(state));
}

/** The chosen state that the server has not confirmed yet. */
export const selectReportChoice = (state: RootState, reportId: string): ReportState | null =>
  (state.reports ?? noReports).choosing[reportId] ?? null;

export const selectReportNotifications = (state: RootState, reportId: string): string[] =>
  selectHeldNotifications(state)
    .filter(({ report }) => report?.id === reportId)
    .map(({ id }) => id);
