/** The notifications panel, loaded after the first screen is shown; a skeleton until then. */
import { FormattedMessage } from 'react-intl';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';

export const LazyNotifications = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "member" */ './NotificationsPanel')).NotificationsPanel,
  {
    placeholder: ({ heading }) => (
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
  },
);
