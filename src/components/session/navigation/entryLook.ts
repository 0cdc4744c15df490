/** The label of an entry with its icon or letter, for the bar and the editors. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { OwnBarEntry } from '@/domain/session/bottomBar';
import { firstLetter } from '@/lib/text/firstLetter';
import type { BarEntry } from '@/selectors/session/bottomBar';
import {
  ListIcon,
  MenuIcon,
  NewPostIcon,
  NotificationsIcon,
  SearchIcon,
  UserIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { entryIcons, entryLabels } from './entryLabels';

const ownLabels: Record<OwnBarEntry, MessageDescriptor> = defineMessages({
  search: { id: 'nav.search', defaultMessage: 'Search' },
  newPost: { id: 'post_status.new_status', defaultMessage: 'New post' },
  notifications: { id: 'notifications.notifications', defaultMessage: 'Notifications' },
  profile: { id: 'shortcuts.profile', defaultMessage: 'Your profile' },
  lists: { id: 'nav.lists', defaultMessage: 'Lists' },
  menu: { id: 'nav.mobile_sidebar', defaultMessage: 'Menu' },
});

const ownIcons: Record<OwnBarEntry, IconNode> = {
  search: SearchIcon,
  newPost: NewPostIcon,
  notifications: NotificationsIcon,
  profile: UserIcon,
  lists: ListIcon,
  menu: MenuIcon,
};

export interface EntryLook {
  label: string;
  icon?: IconNode;
  letter?: string;
}

export function entryLook(entry: BarEntry, intl: IntlShape): EntryLook {
  switch (entry.kind) {
    case 'list':
      return { label: entry.list.title, letter: firstLetter(entry.list.title) };
    case 'entry':
      return { label: intl.formatMessage(entryLabels[entry.name]), icon: entryIcons[entry.name] };
    case 'own':
      return { label: intl.formatMessage(ownLabels[entry.name]), icon: ownIcons[entry.name] };
  }
}
