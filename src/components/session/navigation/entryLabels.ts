/** Labels and icons of all navigation entries. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { NavigationName } from '@/domain/session/navigation';
import {
  AboutIcon,
  AnnouncementsIcon,
  BookmarkIcon,
  ChatsIcon,
  DirectIcon,
  FavouriteIcon,
  FollowRequestsIcon,
  HomeIcon,
  InteractionRequestsIcon,
  InteractionsIcon,
  LocalIcon,
  ModerationIcon,
  PublicIcon,
  type IconNode,
} from '@/ui/icons/icons';

export const entryLabels = defineMessages({
  home: { id: 'nav.home_timeline', defaultMessage: 'Home timeline' },
  public: { id: 'nav.public_tl', defaultMessage: 'Local timeline' },
  twkn: { id: 'nav.twkn', defaultMessage: 'Known network' },
  bookmarks: { id: 'nav.bookmarks', defaultMessage: 'Bookmarks' },
  favorites: { id: 'nav.favorites', defaultMessage: 'Favourites' },
  dms: { id: 'nav.dms', defaultMessage: 'Direct messages' },
  interactions: { id: 'nav.interactions', defaultMessage: 'Interactions' },
  chats: { id: 'nav.chats', defaultMessage: 'Chats' },
  friendRequests: { id: 'nav.friend_requests', defaultMessage: 'Follow requests' },
  interactionRequests: {
    id: 'nav.interaction_requests',
    defaultMessage: 'Interaction requests',
  },
  moderation: { id: 'user_card.admin_menu.moderation', defaultMessage: 'Moderation' },
  about: { id: 'nav.about', defaultMessage: 'About' },
  announcements: { id: 'nav.announcements', defaultMessage: 'Announcements' },
}) satisfies Record<NavigationName, MessageDescriptor>;

export const entryIcons: Record<NavigationName, IconNode> = {
  home: HomeIcon,
  public: LocalIcon,
  twkn: PublicIcon,
  bookmarks: BookmarkIcon,
  favorites: FavouriteIcon,
  dms: DirectIcon,
  interactions: InteractionsIcon,
  chats: ChatsIcon,
  friendRequests: FollowRequestsIcon,
  interactionRequests: InteractionRequestsIcon,
  moderation: ModerationIcon,
  about: AboutIcon,
  announcements: AnnouncementsIcon,
};
