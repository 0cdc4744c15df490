/** A preview of another status, loaded if it is not known. */
import { FormattedMessage } from 'react-intl';
import { statusPreviewRequest } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import { statusPreviewRequested } from '@/slices/statuses/statuses';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { SmallStatus } from '@/components/statuses/embeds/SmallStatus';
import { StatusUnavailable } from '@/components/statuses/card/StatusUnavailable';

interface Props {
  statusId: string;
  inThread?: boolean;
}

export function StatusPreview({ statusId, inThread }: Props) {
  useWhileMounted(statusId, statusPreviewRequested({ statusId }), null);
  const entry = useAppSelector((state) => selectStatus(state, statusId));
  const status = useAppSelector((state) =>
    entry?.repeatOfId ? selectStatus(state, entry.repeatOfId) : entry,
  );
  const { reason, busy } = useAppSelector((state) =>
    selectRequest(state, statusPreviewRequest(statusId)),
  );

  if (status && !status.deleted) {
    return <SmallStatus status={status} inThread={inThread} />;
  }
  if (status || (reason !== null && !busy)) {
    return <StatusUnavailable statusId={statusId} deleted={status?.deleted ?? false} />;
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
