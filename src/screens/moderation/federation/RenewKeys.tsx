/** Has the keys of another server fetched again, after a question that says when. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { keysRequest } from '@/domain/admin/server/permissions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPermissions } from '@/selectors/admin/permissions';
import { selectRequest } from '@/selectors/engine/requests';
import { keysExpireRequested } from '@/slices/admin/permissions';
import { IconButton } from '@/ui/buttons/IconButton';
import { Confirm } from '@/ui/dialog/Confirm';
import { RefreshIcon } from '@/ui/icons/icons';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { messages } from './federationMessages';

export function RenewKeys({ host }: { host: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const { busy } = useAppSelector((state) => selectRequest(state, keysRequest(host)));
  const label = formatMessage(messages.renewKeys);
  return (
    <>
      <IconButton
        size="small"
        icon={RefreshIcon}
        label={label}
        busy={busy}
        popup="dialog"
        onPress={() => ask(true)}
      />
      {asking && (
        <Confirm
          question={label}
          accept={label}
          onCancel={() => ask(false)}
          onAccept={() => {
            ask(false);
            dispatch(keysExpireRequested({ host }));
          }}
        >
          {formatMessage(messages.keysAbout)}
        </Confirm>
      )}
    </>
  );
}

/** The outcome, spoken as it comes. */
export function KeysState({ host }: { host: string }) {
  const { formatMessage } = useIntl();
  const { reason } = useAppSelector((state) => selectRequest(state, keysRequest(host)));
  const isDone = useAppSelector((state) => selectPermissions(state).expired.includes(host));
  return (
    <span role="status">
      {reason !== null && <ServerMessage text={reason} />}
      {reason === null && isDone && formatMessage(messages.keysRenewed)}
    </span>
  );
}
