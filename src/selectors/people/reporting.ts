/** The form of a report about a person, and the posts that it may include. */
import type { ReportForm } from '@/domain/people/report';
import { compareIds } from '@/domain/engine/ids';
import { allRows } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';

/** Null until the dialog has opened. */
export const selectReportForm = (state: RootState, userId: string): ReportForm | null =>
  state.reporting?.[userId] ?? null;

/** Their own posts that are known here, newest first. */
export const selectKnownStatusesOf = (state: RootState, userId: string): string[] =>
  allRows(state.statuses.entities)
    .filter((status) => status.userId === userId && status.repeatOfId === null && !status.deleted)
    .map(({ id }) => id)
    .sort((a, b) => compareIds(b, a));
