/** A look at another status from where one is, fetched when it is not known. */
import { FormattedMessage } from 'react-intl';
import { previewRequest } from '@/domain/status';
import { useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { selectRequest } from '@/selectors/requests';
import { selectStatus } from '@/selectors/statuses';
import { statusWanted } from '@/slices/statuses';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { SmallStatus } from './SmallStatus';
import { StatusMissing } from './StatusMissing';

interface Props {
  statusId: string;
  inConversation?: boolean;
}

export function StatusPeek({ statusId, inConversation }: Props) {
  useWhileShown(statusId, statusWanted({ statusId }), null);
  const entry = useAppSelector((state) => selectStatus(state, statusId));
  const status = useAppSelector((state) =>
    entry?.repeatOfId ? selectStatus(state, entry.repeatOfId) : entry,
  );
  const { reason, busy } = useAppSelector((state) =>
    selectRequest(state, previewRequest(statusId)),
  );

  if (status && !status.deleted) {
    return <SmallStatus status={status} inConversation={inConversation} />;
  }
  if (status || (reason !== null && !busy)) {
    return <StatusMissing statusId={statusId} deleted={status?.deleted ?? false} />;
  }
  return (
    <div aria-busy>
      <VisuallyHidden>
        <FormattedMessage id="general.loading" defaultMessage="Loading…" />
      </VisuallyHidden>
      <Skeleton shape="line" count={2} />
    </div>
  );
}
