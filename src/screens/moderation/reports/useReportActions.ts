/**
 * Asks for actions on reports. A decision takes along what was typed for each reporter, wherever it is
 * pressed: at the field, at the row, with a key, for many rows, or together with a measure.
 */
import type { ReportAction } from '@/domain/admin/reportQueue';
import { useAppDispatch } from '@/hooks/store';
import type { QueueView } from '@/screens/moderation/useQueueView';
import { reportActionRequested } from '@/slices/admin/reportQueue';

type Act = (reportIds: readonly string[], action: ReportAction) => void;

export function useReportActions({ answers }: Pick<QueueView, 'answers'>): Act {
  const dispatch = useAppDispatch();
  const ask = (reportIds: string[], action: ReportAction) =>
    dispatch(reportActionRequested({ reportIds, action }));
  return (reportIds, action) => {
    const answerTo = (id: string): string =>
      action.kind === 'state' && action.state !== 'open' ? (answers[id] ?? '').trim() : '';
    const silent = reportIds.filter((id) => answerTo(id) === '');
    if (silent.length > 0) ask(silent, action);
    for (const id of reportIds) {
      const answer = answerTo(id);
      if (answer !== '' && action.kind === 'state') ask([id], { ...action, answer });
    }
  };
}
