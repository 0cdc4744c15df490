/** Labels of time units in pickers. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { TimeUnit } from '@/domain/engine/duration';

export const unitNames: Record<TimeUnit, MessageDescriptor> = defineMessages({
  minutes: { id: 'time.unit.minutes', defaultMessage: 'Minutes' },
  hours: { id: 'time.unit.hours', defaultMessage: 'Hours' },
  days: { id: 'time.unit.days', defaultMessage: 'Days' },
});
