/** The third step: whether this browser may notify the reader, and about what. */
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { selectDesktopNotifications } from '@/selectors/notifications/desktopNotifications';
import {
  permissionRequested,
  type DesktopNotificationsState,
} from '@/slices/notifications/desktopNotifications';
import { NotificationKindsTable } from '@/screens/settings/notifications/NotificationKindsTable';
import { SettingsRow } from '@/screens/settings/rows/SettingsRow';
import { rowName, selectIsRowApplicable } from '@/screens/settings/rows/settingRows';
import { notificationGroups } from '@/screens/settings/tabs/notificationGroups';
import { Button } from '@/ui/buttons/Button';
import { NotificationsIcon } from '@/ui/icons/icons';
import { rowsNamed } from './rowsNamed';
import styles from './FirstSteps.module.css';

const rows = rowsNamed(
  notificationGroups,
  'webPushNotifications',
  'blockNotificationsFromStrangers',
);

export function NotificationsStep() {
  const shown = useAppSelector(
    (state) => rows.filter((row) => selectIsRowApplicable(state, row)),
    isShallowEqual,
  );
  return (
    <>
      <div>
        <h3 className={styles.subtitle}>
          <FormattedMessage id="first_steps.desktop" defaultMessage="On this device" />
        </h3>
        <Permission />
        {shown.map((row) => (
          <SettingsRow key={rowName(row)} row={row} />
        ))}
      </div>
      <NotificationKindsTable />
    </>
  );
}

type Answer = Exclude<NonNullable<DesktopNotificationsState['permission']>, 'default'>;

const answers: Record<Answer, MessageDescriptor> = defineMessages({
  granted: {
    id: 'first_steps.allowed',
    defaultMessage: 'This browser shows desktop notifications.',
  },
  denied: {
    id: 'first_steps.denied',
    defaultMessage:
      "This browser blocks notifications from this site. You can allow them in the browser's site settings.",
  },
});

/** Only a press may ask the browser; where it has answered, this says what it said. */
function Permission() {
  const dispatch = useAppDispatch();
  const permission = useAppSelector((state) => selectDesktopNotifications(state).permission);
  const answer = useRef<HTMLParagraphElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (asked.current && permission !== 'default') answer.current?.focus({ preventScroll: true });
  }, [permission]);
  const ask = () => {
    asked.current = true;
    dispatch(permissionRequested());
  };
  return (
    <div className={styles.permission}>
      {permission === 'default' && (
        <Button icon={NotificationsIcon} onPress={ask}>
          <FormattedMessage id="first_steps.allow" defaultMessage="Allow desktop notifications" />
        </Button>
      )}
      <p ref={answer} role="status" tabIndex={-1}>
        {permission !== null && permission !== 'default' && (
          <FormattedMessage {...answers[permission]} />
        )}
      </p>
    </div>
  );
}
