/** The people whose notifications are filtered, with buttons to accept and to dismiss them. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { notificationRequestKeys } from '@/domain/notifications/notificationRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import {
  selectNotificationRequests,
  selectNotificationRequestsKnown,
  selectOpenRequestIds,
} from '@/selectors/notifications/notificationRequests';
import {
  notificationRequestsClosed,
  notificationRequestsOpened,
} from '@/slices/notifications/notificationRequests';
import { IconButton } from '@/ui/buttons/IconButton';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SettingsIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { AnswerBar } from './AnswerBar';
import { RequestRow } from './RequestRow';
import { RequestsEnd } from './RequestsEnd';

const messages = defineMessages({
  title: { id: 'notifications.filtered', defaultMessage: 'Filtered notifications' },
  settings: { id: 'settings.notifications', defaultMessage: 'Notification settings' },
});

export default function NotificationRequestsScreen() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const openSettings = useOpenSettings();
  const opened = notificationRequestsOpened();
  useWhileMounted('notification requests', opened, notificationRequestsClosed());
  const requests = useAppSelector(selectNotificationRequests);
  const known = useAppSelector(selectNotificationRequestsKnown);
  const open = useAppSelector(selectOpenRequestIds);
  const [marked, mark] = useState<readonly string[]>([]);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, notificationRequestKeys.first),
  );
  const chosen = open.filter((id) => marked.includes(id));
  const title = intl.formatMessage(messages.title);
  return (
    <>
      <ScreenHeading
        title={title}
        actions={[
          <IconButton
            key="settings"
            label={intl.formatMessage(messages.settings)}
            icon={SettingsIcon}
            onPress={() => openSettings('user', 'notifications')}
          />,
        ]}
      />
      {reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
        </ErrorState>
      )}
      {!known && reason === null && <Skeleton shape="person" count={8} />}
      {requests.length > 0 && (
        <>
          <AnswerBar open={open} chosen={chosen} onChoose={mark} />
          <div role="feed" aria-label={title} aria-busy={busy}>
            {requests.map((request, index) => (
              <RequestRow
                key={request.id}
                request={request}
                position={{ at: index + 1, of: requests.length }}
                chosen={chosen.includes(request.id)}
                onChoose={(wanted) => {
                  const others = chosen.filter((id) => id !== request.id);
                  mark(wanted ? [...others, request.id] : others);
                }}
              />
            ))}
          </div>
        </>
      )}
      {known && <RequestsEnd count={requests.length} />}
    </>
  );
}
