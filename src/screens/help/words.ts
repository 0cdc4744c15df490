/** The words of the fediverse with their meanings: places first, then people and posts. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

const terms = defineMessages({
  server: { id: 'settings.version.backend_version', defaultMessage: 'Server' },
  handle: { id: 'help.handle', defaultMessage: 'Handle' },
  home: { id: 'nav.home_timeline', defaultMessage: 'Home timeline' },
  local: { id: 'nav.public_tl', defaultMessage: 'Local timeline' },
  known: { id: 'nav.twkn', defaultMessage: 'Known network' },
  lists: { id: 'nav.lists', defaultMessage: 'Lists' },
  repeat: { id: 'tool_tip.repeat', defaultMessage: 'Repeat' },
  favourite: { id: 'tool_tip.favorite', defaultMessage: 'Favourite' },
  bookmarks: { id: 'nav.bookmarks', defaultMessage: 'Bookmarks' },
  warning: { id: 'help.content_warning', defaultMessage: 'Content warning' },
  unlisted: { id: 'post_status.scope.unlisted', defaultMessage: 'Unlisted' },
  localOnly: { id: 'post_status.scope.local', defaultMessage: 'This server only' },
  directs: { id: 'nav.dms', defaultMessage: 'Direct messages' },
  requests: { id: 'nav.friend_requests', defaultMessage: 'Follow requests' },
  mute: { id: 'user_card.mute', defaultMessage: 'Mute' },
  block: { id: 'user_card.block', defaultMessage: 'Block' },
  domain: { id: 'settings.confirm_dialogs_mute_domain', defaultMessage: 'Muting a server' },
});

const meanings: Record<keyof typeof terms, MessageDescriptor> = defineMessages({
  server: {
    id: 'help.means_server',
    defaultMessage:
      'Where an account lives. Servers exchange posts, and together they make up the fediverse.',
  },
  handle: {
    id: 'help.means_handle',
    defaultMessage: "A person's full address: name and server, like @finch@reed.example.",
  },
  home: { id: 'help.means_home', defaultMessage: 'Posts from the people you follow.' },
  local: { id: 'help.means_local', defaultMessage: 'Public posts from everyone on this server.' },
  known: {
    id: 'help.means_known',
    defaultMessage: 'Public posts from every server this one knows.',
  },
  lists: {
    id: 'help.means_list',
    defaultMessage: 'Timelines of just the people you pick. Only you can see them.',
  },
  repeat: {
    id: 'help.means_repeat',
    defaultMessage: "Passes a post on to your followers, under its author's name.",
  },
  favourite: {
    id: 'help.means_favourite',
    defaultMessage: "Tells the author you like the post. It isn't passed on.",
  },
  bookmarks: {
    id: 'help.means_bookmark',
    defaultMessage: "Posts you've saved for later. No one is told.",
  },
  warning: {
    id: 'help.means_warning',
    defaultMessage: 'A line shown instead of a post until the reader opens it.',
  },
  unlisted: {
    id: 'help.means_unlisted',
    defaultMessage: 'Anyone can see the post, but it stays out of public timelines.',
  },
  localOnly: {
    id: 'help.means_local_only',
    defaultMessage: "The post isn't sent to any other server.",
  },
  directs: {
    id: 'help.means_direct',
    defaultMessage: "Only seen by the people they mention. They aren't encrypted.",
  },
  requests: {
    id: 'help.means_request',
    defaultMessage: 'If you approve followers yourself, new requests wait here.',
  },
  mute: {
    id: 'help.means_mute',
    defaultMessage: "Hides someone's posts and notifications from you. They aren't told.",
  },
  block: {
    id: 'help.means_block',
    defaultMessage: 'Ends contact both ways: no follows, posts or messages.',
  },
  domain: {
    id: 'help.means_domain',
    defaultMessage: 'Hides everyone on that server from you.',
  },
});

export const words = (Object.keys(terms) as (keyof typeof terms)[]).map((name) => ({
  name,
  term: terms[name],
  meaning: meanings[name],
}));
