/**
 * Says that the server needs a restart, and restarts it after a question. The texts come from the
 * screen, so that they are loaded with it.
 */
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { selectRequest } from '@/selectors/engine/requests';
import { restartRequested } from '@/slices/admin/adminConfig';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';

type RestartText =
  | 'question'
  | 'consequence'
  | 'restart'
  | 'needed'
  | 'restarting'
  | 'restartFailed';

interface Props {
  messages: Record<RestartText, MessageDescriptor>;
  /** The layer of the question, where it is not the usual one. */
  level?: number;
}

export function RestartNotice({ messages, level }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const { needsReboot } = useAppSelector(selectAdminConfig);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, adminRequests.restart));
  if (!needsReboot && !busy) return null;
  const failure: ReactNode = reason !== null && (
    <div role="alert">
      {intl.formatMessage(messages.restartFailed, {
        reason: <ServerMessage key="reason" text={reason} />,
      })}
    </div>
  );
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" busy={busy} popup="dialog" onPress={() => setAsks(true)}>
          {intl.formatMessage(messages.restart)}
        </Button>
      }
    >
      {intl.formatMessage(busy ? messages.restarting : messages.needed)}
      {!busy && failure}
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question)}
          accept={intl.formatMessage(messages.restart)}
          level={level}
          onAccept={() => {
            setAsks(false);
            dispatch(restartRequested());
          }}
          onCancel={() => setAsks(false)}
        >
          {intl.formatMessage(messages.consequence)}
        </Confirm>
      )}
    </Notice>
  );
}
