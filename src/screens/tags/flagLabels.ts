/** The labels of conditions that are not about hashtags, in the form and among the chosen ones. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { TagFlag } from '@/domain/timelines/tagTimeline';

export const flagLabels: Record<TagFlag, MessageDescriptor> = defineMessages({
  only_media: { id: 'tags.only_media', defaultMessage: 'Only posts with media' },
  local: { id: 'tags.only_local', defaultMessage: 'Only posts from this server' },
});
