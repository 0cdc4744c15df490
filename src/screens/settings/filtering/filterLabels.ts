/** The labels of filter actions and contexts. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FilterAction, FilterContext } from '@/domain/timelines/filter';

export const filterContextLabels: Record<FilterContext, MessageDescriptor> = defineMessages({
  home: { id: 'settings.filter_home', defaultMessage: 'Home timeline and lists' },
  notifications: { id: 'settings.filter_notifications', defaultMessage: 'Notifications' },
  public: { id: 'settings.filter_public', defaultMessage: 'Public timelines' },
  thread: { id: 'settings.filter_thread', defaultMessage: 'Conversations' },
  account: { id: 'settings.filter_account', defaultMessage: 'Profiles' },
});

export const filterActionLabels: Record<FilterAction, MessageDescriptor> = defineMessages({
  warn: { id: 'settings.filter_warn', defaultMessage: 'Collapse with a warning' },
  hide: { id: 'settings.filter_hide', defaultMessage: 'Hide completely' },
  blur: { id: 'settings.filter_blur', defaultMessage: 'Blur media' },
});
