/**
 * Says that the server needs a restart, and restarts it after a question. Two of the late screens show
 * it, and its texts are loaded with theirs.
 */
import { useState, type ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { selectRequest } from '@/selectors/engine/requests';
import { restartRequested } from '@/slices/admin/adminConfig';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';

const own = defineMessages({
  question: { id: 'admin_dash.restart_question', defaultMessage: 'Restart the server now?' },
  consequence: {
    id: 'admin_dash.restart_about',
    defaultMessage:
      'The server will be unavailable for a moment. Nothing people are writing will be lost.',
  },
  restart: { id: 'admin_dash.restart', defaultMessage: 'Restart' },
  needed: {
    id: 'admin_dash.needs_reboot',
    defaultMessage: 'Restart the server to apply all changes.',
  },
  restarting: {
    id: 'admin_dash.restarting',
    defaultMessage: 'Restarting the server. This can take a minute.',
  },
  restartFailed: {
    id: 'admin_dash.restart_failed',
    defaultMessage: "Couldn't restart the server: {reason}",
  },
});

const messages: Record<keyof typeof own, MessageDescriptor> = own;

interface Props {
  /** The layer of the question, where it is not the usual one. */
  level?: number;
}

export function RestartNotice({ level }: Props) {
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
