/** The titles of the built-in timelines. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

export type Title = 'friends' | 'public' | 'known' | 'bookmarks';

export const titles: Record<Title, MessageDescriptor> = defineMessages({
  friends: { id: 'nav.home_timeline', defaultMessage: 'Home timeline' },
  public: { id: 'nav.public_tl', defaultMessage: 'Local timeline' },
  known: { id: 'nav.twkn', defaultMessage: 'Known network' },
  bookmarks: { id: 'nav.bookmarks', defaultMessage: 'Bookmarks' },
});
