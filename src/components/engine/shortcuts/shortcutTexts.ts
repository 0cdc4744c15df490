/** The words of the keyboard shortcuts and of their groups, for the dialog and the help page. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ShortcutGroup, ShortcutName } from './shortcuts';

export const shortcutGroupTitles: Record<ShortcutGroup, MessageDescriptor> = defineMessages({
  reading: { id: 'shortcuts.reading', defaultMessage: 'Reading' },
  post: { id: 'shortcuts.post', defaultMessage: 'Focused post' },
  writing: { id: 'shortcuts.writing', defaultMessage: 'Writing' },
  page: { id: 'shortcuts.page', defaultMessage: 'Everywhere' },
  places: { id: 'shortcuts.places', defaultMessage: 'Go to' },
});

export const shortcutTexts: Record<ShortcutName, MessageDescriptor> = defineMessages({
  next: { id: 'shortcuts.next', defaultMessage: 'Next post' },
  previous: { id: 'shortcuts.previous', defaultMessage: 'Previous post' },
  showNew: { id: 'shortcuts.show_new', defaultMessage: 'Show new posts' },
  top: { id: 'shortcuts.top', defaultMessage: 'Scroll to top' },
  open: { id: 'shortcuts.open', defaultMessage: 'Open' },
  reply: { id: 'shortcuts.reply', defaultMessage: 'Reply' },
  favourite: { id: 'shortcuts.favourite', defaultMessage: 'Favourite' },
  repeat: { id: 'shortcuts.repeat', defaultMessage: 'Repeat' },
  quote: { id: 'shortcuts.quote', defaultMessage: 'Quote' },
  bookmark: { id: 'shortcuts.bookmark', defaultMessage: 'Bookmark' },
  folder: { id: 'bookmarks.move', defaultMessage: 'Move to a folder' },
  fold: { id: 'shortcuts.fold', defaultMessage: 'Show more or less text' },
  media: { id: 'shortcuts.media', defaultMessage: 'Show or hide media' },
  openMedia: { id: 'shortcuts.open_media', defaultMessage: 'Open media' },
  translate: { id: 'shortcuts.translate', defaultMessage: 'Translate, or show the original' },
  author: { id: 'shortcuts.author', defaultMessage: "Open author's profile" },
  mention: { id: 'shortcuts.mention', defaultMessage: 'Mention author' },
  send: { id: 'post_status.post', defaultMessage: 'Post' },
  addPost: { id: 'chain.add', defaultMessage: 'Add post' },
  bold: { id: 'format.bold', defaultMessage: 'Bold' },
  italic: { id: 'format.italic', defaultMessage: 'Italic' },
  code: { id: 'format.code', defaultMessage: 'Code' },
  link: { id: 'format.link', defaultMessage: 'Link' },
  blockQuote: { id: 'format.quote', defaultMessage: 'Block quote' },
  editLast: {
    id: 'shortcuts.edit_last',
    defaultMessage: 'Edit your last post (from an empty field)',
  },
  newPost: { id: 'shortcuts.new_post', defaultMessage: 'New post' },
  search: { id: 'shortcuts.search', defaultMessage: 'Search' },
  palette: { id: 'palette.title', defaultMessage: 'Search or jump to' },
  undo: { id: 'shortcuts.undo', defaultMessage: 'Undo the last action' },
  back: { id: 'shortcuts.back', defaultMessage: 'Back' },
  leave: { id: 'shortcuts.leave', defaultMessage: 'Leave a field or close a dialog' },
  help: { id: 'shortcuts.help', defaultMessage: 'Show keyboard shortcuts' },
  home: { id: 'shortcuts.home', defaultMessage: 'Home timeline' },
  notifications: { id: 'shortcuts.notifications', defaultMessage: 'Notifications' },
  local: { id: 'shortcuts.local', defaultMessage: 'Local timeline' },
  known: { id: 'shortcuts.known', defaultMessage: 'Known network' },
  direct: { id: 'shortcuts.direct', defaultMessage: 'Direct messages' },
  bookmarks: { id: 'shortcuts.bookmarks', defaultMessage: 'Bookmarks' },
  profile: { id: 'shortcuts.profile', defaultMessage: 'Your profile' },
  chats: { id: 'shortcuts.chats', defaultMessage: 'Chats' },
  announcements: { id: 'shortcuts.announcements', defaultMessage: 'Announcements' },
  settings: { id: 'shortcuts.settings', defaultMessage: 'Settings' },
  account: { id: 'shortcuts.account', defaultMessage: 'Switch to another account' },
});

export const shortcutsTitle = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' },
}).title;
