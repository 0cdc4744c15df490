/** Asks the server whether an address is blocked, as its list has nothing but fingerprints. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EMAIL_CHECK } from '@/domain/admin/serverLists';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectIsEmailBlocked } from '@/selectors/admin/serverLists';
import { selectRequest } from '@/selectors/engine/requests';
import { emailCheckRequested } from '@/slices/admin/serverLists';
import { Button } from '@/ui/buttons/Button';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { messages } from './federationMessages';

interface Props {
  /** Null while it is none. */
  email: string | null;
}

export function CheckEmail({ email }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, EMAIL_CHECK));
  const isBlocked = useAppSelector(selectIsEmailBlocked);
  const ask = () => {
    if (email === null) return;
    setAsked(true);
    dispatch(emailCheckRequested({ email }));
  };
  const isAnswered = isAsked && reason === null && isBlocked !== undefined;
  return (
    <>
      <Button
        busy={busy}
        disabledReason={email === null ? formatMessage(messages.noName) : null}
        onPress={ask}
      >
        {formatMessage(messages.checkEmail)}
      </Button>
      <span role="status">
        {isAsked && reason !== null && <ServerMessage text={reason} />}
        {isAnswered && formatMessage(isBlocked ? messages.emailBlocked : messages.emailFree)}
      </span>
    </>
  );
}
