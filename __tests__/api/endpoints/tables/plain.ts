/** Bodies sent to servers with the plain Mastodon API: correct types, and no Pleroma parameters. */
import * as accounts from '@/api/endpoints/people/accounts';
import * as bonds from '@/api/endpoints/people/relationshipActions';
import * as filters from '@/api/endpoints/timelines/filters';
import * as notifications from '@/api/endpoints/notifications/notifications';
import * as ownProfile from '@/api/endpoints/settings/ownProfile';
import * as posting from '@/api/endpoints/composer/posting';
import * as profileOptions from '@/api/endpoints/settings/profileOptions';
import * as push from '@/api/endpoints/notifications/push';
import * as registration from '@/api/endpoints/session/registration';
import * as reports from '@/api/endpoints/people/reports';
import * as timelines from '@/api/endpoints/timelines/timelines';
import type { Connection } from '@/api/http';
import type { FilterInput } from '@/domain/timelines/filterBook';
import type { NewPost, PostEdit } from '@/domain/composer/posting';
import { ODD, ODD_PART, plainCalls } from '@support/engine/api/endpointRows';

const plain = (to: Connection): Connection => ({ ...to, dialect: 'mastodon' });

const written = {
  text: 'Hi',
  subject: null,
  sensitive: true,
  contentType: null,
  language: null,
  mediaIds: [],
  poll: null,
};
const somePost: NewPost = {
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
  inReplyToId: null,
  quoteId: null,
};
const someEdit: PostEdit = {
  does: 'edit',
  ...written,
  statusId: 's1',
  quotePolicy: null,
  descriptions: [],
};
const poll = { options: ['Yes', 'No'], multiple: false, expiresIn: 600 };

const someFilter: FilterInput = {
  title: 'Frogs',
  keywords: [{ id: null, phrase: 'frog', wholeWord: true }],
  contexts: ['home'],
  action: 'hide',
  expiresIn: null,
  withoutPosts: [],
};

const profile = {
  offers: {
    actorTypes: false,
    role: false,
    birthday: false,
    background: false,
    descriptions: false,
    languages: false,
    emptyPictures: false,
  },
  fields: ['a', 'b'].map((name) => ({ id: name, name, value: name })),
};

plainCalls({
  'featuring somebody': [
    'POST /api/v1/accounts/u1/endorse',
    (to) => bonds.setRelationship(plain(to), 'u1', 'endorsed', true),
    { json: {} },
  ],
  'featuring somebody no longer': [
    'POST /api/v1/accounts/u1/unendorse',
    (to) => bonds.setRelationship(plain(to), 'u1', 'endorsed', false),
    { json: {} },
  ],
  'the posts of a link': [
    `GET /api/v1/timelines/link?limit=20&url=${ODD_PART}`,
    (to) => timelines.fetchTimeline(plain(to), { kind: 'link', argument: ODD }),
  ],
  'a post': [
    'POST /api/v1/statuses',
    (to) => posting.submitPost(plain(to), somePost, 'k'),
    { json: { status: 'Hi', visibility: 'unlisted', sensitive: true, media_ids: [] } },
  ],
  'a post with everything': [
    'POST /api/v1/statuses',
    (to) =>
      posting.submitPost(
        plain(to),
        {
          ...somePost,
          subject: 'Ponds',
          language: 'de',
          inReplyToId: 's1',
          quoteId: 's2',
          mediaIds: ['m1', 'm2'],
          poll,
        },
        'k',
      ),
    {
      json: {
        status: 'Hi',
        spoiler_text: 'Ponds',
        visibility: 'unlisted',
        sensitive: true,
        language: 'de',
        media_ids: ['m1', 'm2'],
        in_reply_to_id: 's1',
        quoted_status_id: 's2',
        poll: { options: ['Yes', 'No'], expires_in: 600, multiple: false },
      },
    },
  ],
  'a post of pictures alone': [
    'POST /api/v1/statuses',
    (to) => posting.submitPost(plain(to), { ...somePost, text: '', mediaIds: ['m1'] }, 'k'),
    { json: { visibility: 'unlisted', sensitive: true, media_ids: ['m1'] } },
  ],
  'an edit': [
    'PUT /api/v1/statuses/s1',
    (to) => posting.submitEdit(plain(to), { ...someEdit, poll }, 'k'),
    {
      json: {
        status: 'Hi',
        spoiler_text: '',
        sensitive: true,
        media_ids: [],
        poll: { options: ['Yes', 'No'], expires_in: 600, multiple: false },
      },
    },
  ],
  'an edit with descriptions': [
    'PUT /api/v1/statuses/s1',
    (to) =>
      posting.submitEdit(
        plain(to),
        { ...someEdit, mediaIds: ['m1'], descriptions: [{ id: 'm1', description: 'A frog' }] },
        'k',
      ),
    {
      json: {
        status: 'Hi',
        spoiler_text: '',
        sensitive: true,
        media_ids: ['m1'],
        media_attributes: [{ id: 'm1', description: 'A frog' }],
      },
    },
  ],
  'a mute for a while': [
    'POST /api/v1/accounts/u1/mute',
    (to) => bonds.setRelationship(plain(to), 'u1', 'muting', true, 60),
    { json: { duration: 60 } },
  ],
  'the bell': [
    'POST /api/v1/accounts/u1/follow',
    (to) => bonds.setRelationship(plain(to), 'u1', 'subscribing', true),
    { json: { notify: true } },
  ],
  'the bell, taken off': [
    'POST /api/v1/accounts/u1/follow',
    (to) => bonds.setRelationship(plain(to), 'u1', 'subscribing', false),
    { json: { notify: false } },
  ],
  'a report without words and posts': [
    'POST /api/v1/reports',
    (to) => reports.sendReport(plain(to), 'u1', { statusIds: [], comment: '', forward: false }),
    { json: { account_id: 'u1', forward: false } },
  ],
  'a report with words and posts': [
    'POST /api/v1/reports',
    (to) => reports.sendReport(plain(to), 'u1', { statusIds: ['s'], comment: 'Hm', forward: true }),
    { json: { account_id: 'u1', status_ids: ['s'], comment: 'Hm', forward: true } },
  ],
  'a filter without an end': [
    'POST /api/v2/filters',
    (to) => filters.saveFilterV2(plain(to), someFilter, null),
    {
      json: {
        title: 'Frogs',
        context: ['home'],
        filter_action: 'hide',
        keywords_attributes: [{ keyword: 'frog', whole_word: true }],
      },
    },
  ],
  'a filter that loses its end': [
    'PUT /api/v2/filters/f1',
    (to) =>
      filters.saveFilterV2(
        plain(to),
        { ...someFilter, keywords: [{ id: 'k1', phrase: 'frog', wholeWord: true }] },
        {
          id: 'f1',
          title: 'Frogs',
          keywords: [{ id: 'k1', phrase: 'frog', wholeWord: true }],
          posts: [],
          contexts: ['home'],
          action: 'hide',
          expiresAt: '2026-12-01T00:00:00.000Z',
        },
      ),
    {
      json: {
        title: 'Frogs',
        context: ['home'],
        filter_action: 'hide',
        keywords_attributes: [{ id: 'k1', keyword: 'frog', whole_word: true }],
        expires_in: null,
      },
    },
  ],
  'pushes, without what others push': [
    'POST /api/v1/push/subscription',
    (to) => push.subscribePush(plain(to), {}, { mention: true, 'pleroma:chat_mention': true }),
    { json: { subscription: {}, data: { alerts: { mention: true } } } },
  ],
  'no pushes any more': [
    'DELETE /api/v1/push/subscription',
    (to) => push.unsubscribePush(plain(to)),
  ],
  'the profile, as the form that all document': [
    'PATCH /api/v1/accounts/update_credentials',
    (to) =>
      ownProfile.updateTexts(plain(to), { name: 'Mia', bio: '', actorType: 'Service' }, profile),
    {
      files: [
        ['display_name', 'Mia'],
        ['note', ''],
        ['bot', 'true'],
      ],
    },
  ],
  'fields of the profile, those that went named as empty': [
    'PATCH /api/v1/accounts/update_credentials',
    (to) =>
      ownProfile.updateTexts(
        plain(to),
        { fields: [{ id: 'a', name: 'Pond', value: 'deep' }] },
        profile,
      ),
    {
      files: [
        ['fields_attributes[0][name]', 'Pond'],
        ['fields_attributes[0][value]', 'deep'],
        ['fields_attributes[1][name]', ''],
        ['fields_attributes[1][value]', ''],
      ],
    },
  ],
  'an option of the account': [
    'PATCH /api/v1/accounts/update_credentials',
    (to) =>
      profileOptions.updateProfileOption(plain(to), { name: 'defaultScope', value: 'unlisted' }),
    { files: [['source[privacy]', 'unlisted']] },
  ],
  'a flag of the account': [
    'PATCH /api/v1/accounts/update_credentials',
    (to) => accounts.updateCredentials(plain(to), { locked: false }),
    { files: [['locked', 'false']] },
  ],
  'signing up': [
    'POST /api/v1/accounts',
    (to) =>
      registration.registerAccount(plain(to), {
        username: 'mia',
        fullname: 'Mia',
        email: 'mia@example.com',
        password: 'p',
        bio: 'Frogs',
        birthday: '2000-01-01',
        reason: 'Frogs',
        languages: ['de'],
        locale: 'de',
        inviteToken: 'i',
        captcha: null,
      }),
    {
      json: {
        username: 'mia',
        email: 'mia@example.com',
        password: 'p',
        agreement: true,
        locale: 'de',
        reason: 'Frogs',
        date_of_birth: '2000-01-01',
        invite_code: 'i',
      },
    },
  ],
  'a timeline, without what others can be asked': [
    'GET /api/v1/timelines/home?limit=20',
    (to) =>
      timelines.fetchTimeline(
        plain(to),
        { kind: 'friends', argument: null },
        { withMuted: true, replyVisibility: 'following' },
      ),
  ],
  notifications: [
    'GET /api/v1/notifications?limit=20',
    (to) => notifications.fetchNotifications(plain(to), { withMuted: true, types: ['mention'] }),
  ],
  people: [
    'GET /api/v1/accounts/u1/followers?limit=20',
    (to) => accounts.fetchFollowers(plain(to), 'u1', { withRelationships: true }),
  ],
});
