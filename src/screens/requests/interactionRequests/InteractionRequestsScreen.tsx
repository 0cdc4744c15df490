/** Reactions that wait for the reader's approval, by kind, each with buttons to approve and deny. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { requestFilters, type RequestFilter } from '@/domain/notifications/interactionRequests';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Tabs } from '@/ui/structure/Tabs';
import { RequestList } from './RequestList';

const messages = defineMessages({
  title: { id: 'nav.interaction_requests', defaultMessage: 'Interaction requests' },
});

const tabLabels: Record<RequestFilter, MessageDescriptor> = defineMessages({
  all: { id: 'interactions.all', defaultMessage: 'All' },
  reply: { id: 'interactions.replies', defaultMessage: 'Replies' },
  favourite: { id: 'nav.favorites', defaultMessage: 'Favourites' },
  reblog: { id: 'settings.notification_visibility_repeats', defaultMessage: 'Repeats' },
});

export default function InteractionRequestsScreen() {
  const intl = useIntl();
  const [filter, choose] = useState<RequestFilter>('all');
  const title = intl.formatMessage(messages.title);
  return (
    <>
      <ScreenHeading title={title} />
      <Tabs
        label={title}
        tabs={requestFilters.map((id) => ({ id, label: intl.formatMessage(tabLabels[id]) }))}
        selected={filter}
        onSelect={choose}
      >
        <RequestList key={filter} filter={filter} label={intl.formatMessage(tabLabels[filter])} />
      </Tabs>
    </>
  );
}
