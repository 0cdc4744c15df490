/** The column beside the main one, on wide windows: the notifications, or the composer. */
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyNotifications } from '@/components/notification/LazyNotifications';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { LazyComposer } from './LazyComposer';
import { notificationsMessages } from './NotificationsLink';
import { newPostMessage } from './newPost';
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
            <LazyComposer place="panel" />
          </div>
        </>
      ) : (
        <LazyNotifications heading="column" />
      )}
    </aside>
  );
}
