/**
 * Direct messages, as a timeline of posts or as conversations, as far as the server supports
 * either.
 */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { StatusList } from '@/components/timelines/StatusList';
import { TimelineHeading } from '@/components/timelines/TimelineHeading';
import { timelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectConversationsView,
  selectConversationsViews,
  selectUnreadConversations,
  type ConversationsView,
} from '@/selectors/talk/conversations';
import { settingChanged } from '@/slices/session/config';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DirectIcon } from '@/ui/icons/icons';
import { Tabs } from '@/ui/structure/Tabs';
import { ConversationList } from './ConversationList';

const messages = defineMessages({
  title: { id: 'nav.dms', defaultMessage: 'Direct messages' },
  absent: {
    id: 'directs.absent',
    defaultMessage: "This server doesn't list direct messages.",
  },
});

const labels: Record<ConversationsView, MessageDescriptor> = defineMessages({
  posts: { id: 'directs.posts', defaultMessage: 'All posts' },
  conversations: { id: 'directs.conversations', defaultMessage: 'Conversations' },
});

const key = timelineKey('dms');

export default function ConversationsScreen() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const views = useAppSelector(selectConversationsViews);
  const view = useAppSelector(selectConversationsView);
  const unread = useAppSelector(selectUnreadConversations);
  const title = intl.formatMessage(messages.title);
  const content =
    view === 'conversations' ? (
      <ConversationList label={intl.formatMessage(labels.conversations)} />
    ) : view === 'posts' ? (
      <StatusList key={key} timelineKey={key} label={title} />
    ) : (
      <EmptyState icon={DirectIcon}>
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
