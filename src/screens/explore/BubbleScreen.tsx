/** The bubble timeline: public posts from the servers that the staff chose. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { StatusList } from '@/components/timelines/StatusList';
import { TimelineHeading } from '@/components/timelines/TimelineHeading';
import { pathTo } from '@/domain/session/routes';
import { timelineKey } from '@/domain/timelines/timeline';
import { useCan } from '@/hooks/useCan';

const title: MessageDescriptor = defineMessages({
  bubble: { id: 'about.feature_bubble', defaultMessage: 'Bubble timeline' },
}).bubble;

export default function BubbleScreen() {
  const label = useIntl().formatMessage(title);
  const key = timelineKey('bubble');
  // Links of other clients lead here on every server.
  if (!useCan('bubbleTimeline'))
    return <Navigate to={pathTo('public-external-timeline')} replace />;
  return (
    <>
      <TimelineHeading title={label} timelineKey={key} />
      <StatusList timelineKey={key} label={label} />
    </>
  );
}
