/** The third column of wide windows: the notifications, or the composer. */
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyNotifications } from '@/components/notifications/LazyNotifications';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { DeferredComposer } from '@/app/deferred/DeferredComposer';
import { notificationsMessages } from '@/app/notifications/notificationsMessages';
import { newPostMessage } from '@/app/layout/newPostMessage';
import styles from './ThirdColumn.module.css';

export function ThirdColumn({ shows }: { shows: 'notifications' | 'postform' }) {
  const intl = useIntl();
  const message = shows === 'postform' ? newPostMessage : notificationsMessages.title;
  return (
    <aside className={styles.column} aria-label={intl.formatMessage(message)}>
      {shows === 'postform' ? (
        <>
          <ScreenHeading level={2} title={<FormattedMessage {...message} />} />
          <div className={styles.composer}>
            <DeferredComposer variant="panel" />
          </div>
        </>
      ) : (
        <LazyNotifications heading="column" />
      )}
    </aside>
  );
}
