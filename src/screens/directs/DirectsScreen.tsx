/** Direct posts: one by one as a timeline, or by who takes part, as far as the server has either. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { StatusList } from '@/components/status/StatusList';
import { TimelineHeading } from '@/components/timeline/TimelineHeading';
import { timelineKey } from '@/domain/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectDirectsView,
  selectDirectsViews,
  selectUnreadDirects,
  type DirectsView,
} from '@/selectors/directs';
import { settingChanged } from '@/slices/config';
import { EmptyState } from '@/ui/EmptyState';
import { Tabs } from '@/ui/Tabs';
import { ConversationList } from './ConversationList';

const messages = defineMessages({
  title: { id: 'nav.dms', defaultMessage: 'Direct messages' },
  absent: {
    id: 'directs.absent',
    defaultMessage: 'This server does not list direct messages.',
  },
});

const labels: Record<DirectsView, MessageDescriptor> = defineMessages({
  posts: { id: 'directs.posts', defaultMessage: 'All posts' },
  conversations: { id: 'directs.conversations', defaultMessage: 'Conversations' },
});

const key = timelineKey('dms');

export default function DirectsScreen() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const views = useAppSelector(selectDirectsViews);
  const view = useAppSelector(selectDirectsView);
  const unread = useAppSelector(selectUnreadDirects);
  const title = intl.formatMessage(messages.title);
  const content =
    view === 'conversations' ? (
      <ConversationList label={intl.formatMessage(labels.conversations)} />
    ) : view === 'posts' ? (
      <StatusList key={key} timelineKey={key} label={title} />
    ) : (
      <EmptyState>
        <FormattedMessage {...messages.absent} />
      </EmptyState>
    );
  return (
    <>
      <TimelineHeading title={title} timelineKey={key} />
      {views.length > 1 && view ? (
        <Tabs
          label={title}
          tabs={views.map((id) => ({
            id,
            label: intl.formatMessage(labels[id]),
            count: id === 'conversations' && unread > 0 ? unread : undefined,
          }))}
          selected={view}
          onSelect={(value) => dispatch(settingChanged({ name: 'directsView', value }))}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
    </>
  );
}
