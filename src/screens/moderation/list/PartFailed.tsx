/** Says that a part of a page could not be loaded, and asks for it once more. */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { ErrorState } from '@/ui/feedback/ErrorState';

interface Props {
  request: string;
  onReload: () => void;
}

export function PartFailed({ request, onReload }: Props) {
  const { busy, reason } = useAppSelector((state) => selectRequest(state, request));
  if (reason === null) return null;
  return (
    <ErrorState detail={reason} busy={busy} onRetry={onReload}>
      <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
    </ErrorState>
  );
}
