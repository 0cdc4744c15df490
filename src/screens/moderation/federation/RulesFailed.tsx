/** The rules could not be loaded: the reason, and another try where that may help. */
import { FormattedMessage } from 'react-intl';
import { federationRequests } from '@/domain/admin/federation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { federationOpened } from '@/slices/admin/federation';
import { ErrorState } from '@/ui/feedback/ErrorState';

export function RulesFailed() {
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, federationRequests.rules),
  );
  if (reason === null) return null;
  return (
    <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(federationOpened())}>
      {reason.includes('configurable_from_database') ? (
        <FormattedMessage
          id="admin_dash.nodb.heading"
          defaultMessage="This server is configured in a file"
        />
      ) : (
        <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
      )}
    </ErrorState>
  );
}
