/** What staff may do about reports, and what is on its way. */
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { ReportState } from '@/domain/people/report';
import { noReports } from '@/slices/people/reports';
import type { RootState } from '@/slices/root';
import { selectInstance } from '@/selectors/session/config';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectCurrentUser } from '@/selectors/session/session';

/** Other families have other calls for it. */
export const selectMayManageReports = (state: RootState): boolean =>
  isPleromaFamily(selectInstance(state)) &&
  selectCurrentUser(state)?.privileges.includes('reports_manage_reports') === true;

/** The state that was chosen and is not agreed to yet. */
export const selectReportChoice = (state: RootState, reportId: string): ReportState | null =>
  (state.reports ?? noReports).choosing[reportId] ?? null;

export const selectReportNotifications = (state: RootState, reportId: string): string[] =>
  selectHeldNotifications(state)
    .filter(({ report }) => report?.id === reportId)
    .map(({ id }) => id);
