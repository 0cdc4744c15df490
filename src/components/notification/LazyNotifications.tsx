/** The notifications, whose code comes once the first screen stands; until then their shape. */
import { FormattedMessage } from 'react-intl';
import { latePart } from '@/ui/latePart';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { Skeleton } from '@/ui/Skeleton';

export const LazyNotifications = latePart(
  async () =>
    (await import(/* webpackChunkName: "notifications" */ './NotificationsPanel'))
      .NotificationsPanel,
  ({ heading }) => (
    <>
      {heading === 'column' && (
        <ScreenHeading
          level={2}
          title={
            <FormattedMessage id="notifications.notifications" defaultMessage="Notifications" />
          }
        />
      )}
      <Skeleton shape="person" count={8} />
    </>
  ),
);
