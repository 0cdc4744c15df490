/** The whole notifications panel: heading with actions, other things to attend to, and the list. */
import { defineMessages, useIntl } from 'react-intl';
import { useCan } from '@/hooks/useCan';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { ExtraBlock } from './ExtraBlock';
import { FilterButton } from './FilterButton';
import { MarkAllButton } from './MarkAllButton';
import { NotificationList } from './NotificationList';
import styles from './NotificationsPanel.module.css';

const FilteredButton = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "memberParts" */ './FilteredButton')).FilteredButton,
  { optional: true },
);

const messages = defineMessages({
  title: { id: 'notifications.notifications', defaultMessage: 'Notifications' },
});

interface Props {
  /** A screen of its own, a column, or within something that has a heading already. */
  heading: 'screen' | 'column' | 'none';
  /** Loads older ones on reaching the end, without a press. */
  whenReached?: boolean;
}

export function NotificationsPanel({ heading, whenReached = false }: Props) {
  const title = useIntl().formatMessage(messages.title);
  // A column is always there, and asks for nothing by itself.
  const filtered = useCan('notificationPolicy') && heading !== 'column' && (
    <FilteredButton key="filtered" />
  );
  return (
    <>
      {heading === 'none' ? (
        <div className={styles.tools}>
          {filtered}
          <FilterButton />
          <MarkAllButton />
        </div>
      ) : (
        <ScreenHeading
          level={heading === 'screen' ? 1 : 2}
          title={title}
          actions={[filtered, <FilterButton key="filter" />, <MarkAllButton key="mark" />]}
        />
      )}
      <ExtraBlock />
      <NotificationList label={title} whenReached={whenReached} onPage={heading === 'screen'} />
    </>
  );
}
