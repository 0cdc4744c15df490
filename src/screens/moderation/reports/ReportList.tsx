/** The list of reported accounts, and its end. */
import { FormattedMessage, useIntl } from 'react-intl';
import {
  MORE_REPORTS,
  REPORT_QUEUE,
  type ReportAction,
  type ReportFilter,
  type ReportGroup,
  type ReportOffers,
} from '@/domain/admin/reportQueue';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectReportQueue } from '@/selectors/admin/reportQueue';
import { selectRequest } from '@/selectors/engine/requests';
import { moreReportsRequested } from '@/slices/admin/reportQueue';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ModerationIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { messages } from '@/screens/moderation/messages';
import { ReportGroupRow } from './ReportGroupRow';
import type { QueueView } from '@/screens/moderation/useQueueView';

interface Props {
  /** Null until they are loaded. */
  groups: readonly ReportGroup[] | null;
  filter: ReportFilter;
  view: QueueView;
  offers: ReportOffers;
  onAct: (reportIds: readonly string[], action: ReportAction) => void;
  onRetry: () => void;
}

export function ReportList({ groups, filter, view, offers, onAct, onRetry }: Props) {
  const intl = useIntl();
  const { busy, reason } = useAppSelector((state) => selectRequest(state, REPORT_QUEUE));
  const byId = new Map(groups?.map((group) => [group.id, group]));
  const ids = [...byId.keys()];
  return (
    <>
      {reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={onRetry}>
          <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
        </ErrorState>
      )}
      {groups === null && reason === null && <Skeleton shape="person" count={8} />}
      {groups !== null && (
        <WindowedFeed
          list={`reports ${filter.state} ${filter.order}`}
          label={intl.formatMessage(messages.reports)}
          busy={busy}
          ids={ids}
          row={(id, index) => (
            <ReportGroupRow
              group={byId.get(id) ?? { id, userId: null, reportIds: [] }}
              position={{ at: index + 1, of: ids.length }}
              view={view}
              offers={offers}
              onAct={onAct}
            />
          )}
        />
      )}
      {groups !== null && <End count={ids.length} />}
    </>
  );
}

function End({ count }: { count: number }) {
  const dispatch = useAppDispatch();
  const hasMore = useAppSelector((state) => selectReportQueue(state).next !== null);
  const known = useAppSelector((state) => selectReportQueue(state).ids?.length ?? 0);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, MORE_REPORTS));
  if (!hasMore) {
    return count > 0 ? null : (
      <EmptyState icon={ModerationIcon}>
        <FormattedMessage id="moderation.none" defaultMessage="No reports" />
      </EmptyState>
    );
  }
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={known}
      state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(moreReportsRequested())}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}
