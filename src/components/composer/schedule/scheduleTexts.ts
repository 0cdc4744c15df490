/** The texts that the form and the list of scheduled posts share. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SchedulePreset } from '@/domain/composer/options/scheduledPost';

export const scheduleTexts = defineMessages({
  postLater: { id: 'scheduled.post_later', defaultMessage: 'Post later' },
  list: { id: 'scheduled.title', defaultMessage: 'Scheduled posts' },
  time: { id: 'scheduled.time', defaultMessage: 'Date and time' },
});

export const presetTexts: Record<SchedulePreset, MessageDescriptor> = defineMessages({
  inAnHour: { id: 'scheduled.in_an_hour', defaultMessage: 'In an hour' },
  tonight: { id: 'scheduled.tonight', defaultMessage: 'Tonight' },
  tomorrow: { id: 'scheduled.tomorrow', defaultMessage: 'Tomorrow morning' },
  monday: { id: 'scheduled.monday', defaultMessage: 'Monday morning' },
});
