/** Exports one of the reader's lists to a file. */
import { useIntl } from 'react-intl';
import { transferRequest, type TransferKind } from '@/domain/settings/dataTransfer';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { exportRequested } from '@/slices/settings/dataTransfer';
import { Button } from '@/ui/buttons/Button';
import { DownloadIcon } from '@/ui/icons/icons';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { exportNames } from './dataSections';

export function ExportButton({ kind }: { kind: TransferKind }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, transferRequest('export', kind)),
  );
  return (
    <>
      <Button icon={DownloadIcon} busy={busy} onPress={() => dispatch(exportRequested({ kind }))}>
        {intl.formatMessage(exportNames[kind])}
      </Button>
      {reason !== null && !busy && (
        <Notice tone="error">
          <ServerMessage text={reason} />
        </Notice>
      )}
    </>
  );
}
