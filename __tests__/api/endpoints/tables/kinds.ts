/** Calls that depend on their arguments, with each kind and all optional parameters. */
import * as interactionRequests from '@/api/endpoints/notifications/interactionRequests';
import * as notificationRequests from '@/api/endpoints/notifications/notificationRequests';
import * as about from '@/api/endpoints/session/about';
import * as accounts from '@/api/endpoints/people/accounts';
import * as announcements from '@/api/endpoints/talk/announcements';
import * as bonds from '@/api/endpoints/people/relationshipActions';
import * as chats from '@/api/endpoints/talk/chats';
import * as conversations from '@/api/endpoints/talk/conversations';
import * as filters from '@/api/endpoints/timelines/filters';
import * as followRequests from '@/api/endpoints/people/followRequests';
import * as instance from '@/api/endpoints/session/instance';
import * as lists from '@/api/endpoints/people/lists';
import * as moderation from '@/api/endpoints/admin/moderation';
import * as notifications from '@/api/endpoints/notifications/notifications';
import * as ownProfile from '@/api/endpoints/settings/ownProfile';
import * as posting from '@/api/endpoints/composer/posting';
import * as profileOptions from '@/api/endpoints/settings/profileOptions';
import * as search from '@/api/endpoints/discovery/search';
import * as contexts from '@/api/endpoints/statuses/contexts';
import * as statuses from '@/api/endpoints/statuses/statuses';
import * as timelines from '@/api/endpoints/timelines/timelines';
import type { Filter } from '@/domain/timelines/filter';
import type { FilterInput } from '@/domain/timelines/filterBook';
import type { ProfileEdits } from '@/domain/settings/ownProfile';
import type { NewPost, PostEdit } from '@/domain/composer/posting';
import { timelineKinds } from '@/domain/timelines/timeline';
import { answering, everyKind, type Call } from '@support/engine/api/endpointRows';

const named = <Kind extends string>(
  what: string,
  kinds: readonly Kind[],
  callOf: (kind: Kind) => Call,
): Record<string, Call> =>
  Object.fromEntries(kinds.map((kind) => [`${what} ${kind}`, callOf(kind)]));

const place = { maxId: '9', minId: '1', sinceId: '2', limit: 5 };
const whole = { ...place, withMuted: true, replyVisibility: 'following' } as const;

everyKind({
  ...named('timeline', timelineKinds, (kind) => (to) => {
    const argument = ['favorites', 'bookmarks'].includes(kind) ? null : '7';
    return timelines.fetchTimeline(to, { kind, argument }, whole);
  }),
  'what somebody else favourited': (to) =>
    timelines.fetchTimeline(to, { kind: 'favorites', argument: '7' }, whole),
  'what somebody pinned': (to) =>
    timelines.fetchTimeline(to, { kind: 'user', argument: '7' }, { pinned: true }),
  notifications: (to) =>
    notifications.fetchNotifications(to, { ...place, withMuted: true, only: ['mention'] }),
  'a conversation': (to) => contexts.fetchContext(to, '7', { withMuted: true }),
  'chats from a place on': (to) => chats.fetchChats(to, { maxId: '9' }),
  'messages from a place on': (to) => chats.fetchMessages(to, '7', place),
  'conversations from a place on': (to) => conversations.fetchConversations(to, { maxId: '9' }),
});

everyKind(
  {
    'announcements that were read': (to) =>
      announcements.fetchAnnouncements(to, { withDismissed: true }),
    'a list with everything': (to) =>
      lists.createList(to, { title: 'Friends', exclusive: true, repliesPolicy: 'none' }),
    'a list that changes': (to) =>
      lists.updateList(to, '7', { title: 'Friends', exclusive: true, repliesPolicy: 'none' }),
  },
  ['mastodon'],
);

const rows = { maxId: '9', sinceId: '2', limit: 5, withRelationships: true };

everyKind({
  followers: (to) => accounts.fetchFollowers(to, '7', rows),
  following: (to) => accounts.fetchFollowing(to, '7', rows),
  mutes: (to) => accounts.fetchMutes(to, rows),
  blocks: (to) => accounts.fetchBlocks(to, rows),
  'featured people': (to) => accounts.fetchFeaturedPeople(to, '7', rows),
  'requests from a place on': (to) => followRequests.fetchFollowRequests(to, { maxId: '9' }),
  'people whom one follows': (to) =>
    accounts.searchAccounts(to, 'mia', 5, { resolve: true, following: true }),
  ...named(
    'tying',
    ['following', 'blocking', 'muting', 'showingRepeats', 'endorsed'],
    (relationshipKind) => (to) => {
      return bonds.setRelationship(to, '7', relationshipKind, true, 60);
    },
  ),
  ...named(
    'undoing',
    ['following', 'followedBy', 'blocking', 'muting', 'showingRepeats', 'subscribing', 'endorsed'],
    (relationshipKind) => (to) => bonds.setRelationship(to, '7', relationshipKind, false),
  ),
  ...named('the right of', ['admin', 'moderator'], (right) => (to) => {
    return moderation.setRight(to, 'mia', right, false);
  }),
});

const marks = ['favourited', 'repeated', 'bookmarked', 'pinned', 'threadMuted'] as const;

const written = {
  text: 'Hi',
  subject: 'Ponds',
  sensitive: true,
  contentType: null,
  language: 'de',
  mediaIds: ['m1', 'm2'],
  poll: { options: ['Yes', 'No'], multiple: true, expiresIn: 600 },
};
const post: NewPost = {
  does: 'post',
  ...written,
  visibility: 'unlisted',
  scheduledAt: null,
  expiresIn: null,
  quotePolicy: null,
  replyPolicy: null,
  favouritePolicy: null,
  repeatPolicy: null,
  listId: null,
  conversationId: null,
  inReplyToId: '7',
  quoteId: '8',
};
const edit: PostEdit = {
  does: 'edit',
  ...written,
  statusId: '7',
  quotePolicy: null,
  descriptions: [{ id: 'm1', description: 'A frog' }],
};

everyKind({
  ...named('setting', marks, (mark) => (to) => statuses.setStatusToggle(to, '7', mark, true)),
  ...named('taking away', marks, (mark) => (to) => statuses.setStatusToggle(to, '7', mark, false)),
  'a post with everything': (to) => posting.submitPost(to, post, 'k'),
  'a preview with everything': (to) => posting.previewPost(to, post),
  'an edit with everything': (to) => posting.submitEdit(to, edit, 'k'),
  ...named('finding', ['statuses', 'people', 'hashtags'], (kind) => (to) => {
    const wanted = { query: 'frog', kind, resolve: true, following: true, offset: 10 };
    return search.search(to, { ...wanted, withRelationships: true });
  }),
  'finding posts of a person': (to) => {
    const wanted = { query: 'frog', kind: 'statuses', from: '7', resolve: false } as const;
    return search.search(to, { ...wanted, withRelationships: false });
  },
});

const wish: FilterInput = {
  title: 'Frogs',
  keywords: [{ id: null, phrase: 'frog', wholeWord: true }],
  contexts: ['home'],
  action: 'warn',
  expiresIn: 600,
  withoutPosts: ['9'],
};
const before: Filter = {
  id: '7',
  title: 'Frogs',
  keywords: [{ id: '8', phrase: 'toad', wholeWord: true }],
  posts: [],
  contexts: ['home'],
  action: 'hide',
  expiresAt: null,
};

everyKind({
  'a new filter': (to) => filters.saveFilter(to, wish, null),
  'a filter that changes': (to) => filters.saveFilter(to, wish, before),
  'a new filter of words': (to) => filters.saveFilterV2(to, wish, null),
  'a filter of words that changes': (to) => filters.saveFilterV2(to, wish, before),
});

const flags = ['locked', 'discoverable', 'defaultNSFW'] as const;

const flagsOfPleroma = [
  'stripRichContent',
  'acceptChatMessages',
  'allowFollowingMove',
  'hideFavorites',
  'hideFollowers',
  'hideFollows',
  'hideFollowersCount',
  'hideFollowsCount',
] as const;

const offers = {
  actorTypes: true,
  role: true,
  birthday: true,
  background: true,
  descriptions: true,
  languages: true,
  emptyPictures: true,
};

const texts: ProfileEdits = {
  name: 'Mia',
  bio: 'Frogs',
  fields: [{ id: 'a', name: 'Pond', value: 'deep' }],
  actorType: 'Service',
  showsRole: true,
  birthday: '2000-01-01',
  showsBirthday: true,
  languages: ['de'],
  avatarDescription: 'A frog',
  bannerDescription: 'A pond',
};

const picture = {
  file: new Blob(['x'], { type: 'image/png' }),
  name: 'me.png',
  description: 'A frog',
  onSent: () => undefined,
};

everyKind({
  ...named('the option', flags, (name) => (to) => {
    return profileOptions.updateProfileOption(to, { name, value: true });
  }),
  'the audience of new posts': (to) =>
    profileOptions.updateProfileOption(to, { name: 'defaultScope', value: 'unlisted' }),
  ...named('the picture', ['avatar', 'banner'], (kind) => (to) => {
    return ownProfile.updatePicture(to, { ...picture, picture: kind });
  }),
  'no more avatar, on Mastodon': (to) =>
    ownProfile.removePicture(to, 'avatar', { ...offers, emptyPictures: false }),
});

everyKind({
  ...named('what waits', ['all', 'reply', 'favourite', 'reblog'], (filter) => (to) => {
    return interactionRequests.fetchInteractionRequests(to, { filter, maxId: '9' });
  }),
});

everyKind(
  {
    'filtered people, accepted': (to) =>
      notificationRequests.answerNotificationRequests(to, ['1', '2'], 'accepted'),
    'filtered people, dismissed': (to) =>
      notificationRequests.answerNotificationRequests(to, ['1', '2'], 'dismissed'),
    'further people of a group': (to) =>
      accounts.fetchGroupPeople(to, 'favourite-1-2', { maxId: '9' }),
    'further filtered people': (to) => notificationRequests.fetchNotificationRequests(to, '9'),
  },
  ['mastodon'],
);

everyKind(
  {
    'the usual quoters of new posts': (to) =>
      profileOptions.updateProfileOption(to, { name: 'defaultQuotePolicy', value: 'followers' }),
  },
  ['mastodon'],
);

everyKind(
  {
    'a folder of bookmarks': (to) =>
      timelines.fetchTimeline(to, { kind: 'bookmarks', argument: '7' }, whole),
    ...named('the option', flagsOfPleroma, (name) => (to) => {
      return profileOptions.updateProfileOption(to, { name, value: true });
    }),
    ...named('the option', ['webPushHideContents', 'blockNotificationsFromStrangers'], (name) => {
      return (to) => profileOptions.updateNotificationOption(to, { name, value: true });
    }),
    'all texts of the profile': (to) => ownProfile.updateTexts(to, texts, { offers, fields: [] }),
    'the picture behind the page': (to) =>
      ownProfile.updatePicture(to, { ...picture, picture: 'background' }),
    ...named('no more', ['avatar', 'banner', 'background'], (kind) => (to) => {
      return ownProfile.removePicture(to, kind, offers);
    }),
  },
  ['pleroma'],
);

const schema = 'http://nodeinfo.diaspora.software/ns/schema/2.0';
const nodeinfo = { links: [{ rel: schema, href: '/nodeinfo/2.0' }] };

everyKind({
  'node info where the server has it': (to) => instance.fetchNamedNodeinfo(answering(to, nodeinfo)),
  'the page about a server of another family': (to) =>
    about.fetchAbout(answering(to, nodeinfo), false),
});
