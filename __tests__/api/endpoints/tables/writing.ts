/** Calls that publish: statuses, messages and uploads. */
import * as interactionRequests from '@/api/endpoints/notifications/interactionRequests';
import * as groupedNotifications from '@/api/endpoints/notifications/groupedNotifications';
import * as notificationPolicy from '@/api/endpoints/notifications/notificationPolicy';
import * as notificationRequests from '@/api/endpoints/notifications/notificationRequests';
import * as interactionDefaults from '@/api/endpoints/settings/interactionDefaults';
import * as translations from '@/api/endpoints/statuses/translations';
import * as bookmarkFolders from '@/api/endpoints/statuses/bookmarkFolders';
import * as quotes from '@/api/endpoints/statuses/quotes';
import * as uploads from '@/api/endpoints/composer/uploads';
import * as scheduled from '@/api/endpoints/composer/scheduled';
import * as posting from '@/api/endpoints/composer/posting';
import type { NewPost, PostEdit } from '@/domain/composer/posting';
import { everyCall, furtherCalls, listener, ODD, ODD_PART } from '@support/engine/api/endpointRows';
import { wireAttachment, wireStatus } from '@support/wire';

const written = {
  text: 'Hi',
  subject: null,
  sensitive: false,
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
  mediaIds: ['m1'],
  quotePolicy: null,
  descriptions: [],
};
const outgoingFile = {
  file: new Blob(['x'], { type: 'image/png' }),
  name: 'a.png',
  type: 'image/png',
  onSent: () => undefined,
  idempotencyKey: 'k1',
};

everyCall('posting', posting, {
  submitPost: [
    'POST /api/v1/statuses',
    (to) => posting.submitPost(to, { ...somePost, conversationId: '7' }, 'k'),
    {
      files: [
        ['status', 'Hi'],
        ['visibility', 'unlisted'],
        ['sensitive', 'false'],
        ['source', 'Linnet'],
        ['content_type', 'text/plain'],
        ['in_reply_to_conversation_id', '7'],
      ],
    },
  ],
  previewPost: [
    'POST /api/v1/statuses',
    (to) => posting.previewPost(to, somePost),
    {
      files: [
        ['status', 'Hi'],
        ['visibility', 'unlisted'],
        ['sensitive', 'false'],
        ['source', 'Linnet'],
        ['content_type', 'text/plain'],
        ['preview', 'true'],
      ],
    },
  ],
  submitEdit: [
    'PUT /api/v1/statuses/s1',
    (to) => posting.submitEdit(to, someEdit, 'k'),
    {
      json: {
        status: 'Hi',
        spoiler_text: '',
        sensitive: false,
        content_type: 'text/plain',
        media_ids: ['m1'],
      },
    },
  ],
  fetchRecentPosts: [
    `GET /api/v1/accounts/${ODD_PART}/statuses?limit=20&exclude_reblogs=true`,
    (to) => posting.fetchRecentPosts(to, ODD, 20),
  ],
});

everyCall('translations', translations, {
  translateStatus: [
    `POST /api/v1/statuses/${ODD_PART}/translate`,
    (to) => translations.translateStatus(to, ODD, { source: 'fr', target: 'en' }),
    { json: { lang: 'en', target_language: 'en' } },
  ],
  translateStatusOnAkkoma: [
    `GET /api/v1/statuses/${ODD_PART}/translations/${ODD_PART}?from=fr`,
    (to) => translations.translateStatusOnAkkoma(to, ODD, { source: 'fr', target: ODD }),
  ],
  fetchTranslationLanguages: [
    'GET /api/v1/instance/translation_languages',
    translations.fetchTranslationLanguages,
  ],
  fetchTranslationLanguagesOfAkkoma: [
    'GET /api/v1/akkoma/translation/languages',
    translations.fetchTranslationLanguagesOfAkkoma,
  ],
});

everyCall('quotes', quotes, {
  fetchQuotes: [
    `GET /api/v1/pleroma/statuses/${ODD_PART}/quotes`,
    (to) => quotes.fetchQuotes(to, ODD),
  ],
  setQuotePolicy: [
    `PUT /api/v1/statuses/${ODD_PART}/interaction_policy`,
    (to) => quotes.setQuotePolicy(to, ODD, 'followers'),
    { json: { quote_approval_policy: 'followers' } },
  ],
  revokeQuote: [
    `POST /api/v1/statuses/${ODD_PART}/quotes/${ODD_PART}/revoke`,
    (to) => quotes.revokeQuote(to, ODD, ODD),
  ],
});

everyCall('interactionRequests', interactionRequests, {
  fetchInteractionRequests: [
    `GET /api/v1/interaction_requests?status_id=${ODD_PART}&limit=80`,
    (to) => interactionRequests.fetchInteractionRequests(to, { statusId: ODD }),
  ],
  answerInteractionRequest: [
    `POST /api/v1/interaction_requests/${ODD_PART}/authorize`,
    (to) => interactionRequests.answerInteractionRequest(to, ODD, true),
  ],
});

everyCall('groupedNotifications', groupedNotifications, {
  fetchGroupedNotifications: [
    'GET /api/v2/notifications?limit=20&grouped_types%5B%5D=reblog',
    (to) => groupedNotifications.fetchGroupedNotifications(to, {}, ['reblog']),
  ],
  dismissNotificationGroup: [
    `POST /api/v2/notifications/${ODD_PART}/dismiss`,
    (to) => groupedNotifications.dismissNotificationGroup(to, ODD),
  ],
});

everyCall('notificationPolicy', notificationPolicy, {
  fetchNotificationPolicy: [
    'GET /api/v2/notifications/policy',
    (to) => notificationPolicy.fetchNotificationPolicy(to),
  ],
  saveNotificationPolicy: [
    'PATCH /api/v2/notifications/policy',
    (to) => notificationPolicy.saveNotificationPolicy(to, { newAccounts: 'filter' }),
    { json: { for_new_accounts: 'filter' } },
  ],
});

everyCall('notificationRequests', notificationRequests, {
  fetchNotificationRequests: [
    'GET /api/v1/notifications/requests?limit=20',
    (to) => notificationRequests.fetchNotificationRequests(to),
  ],
  answerNotificationRequests: [
    `POST /api/v1/notifications/requests/${ODD_PART}/accept`,
    (to) => notificationRequests.answerNotificationRequests(to, [ODD], 'accepted'),
  ],
  fetchRequestsMerged: [
    'GET /api/v1/notifications/requests/merged',
    (to) => notificationRequests.fetchRequestsMerged(to),
  ],
  fetchFilteredNotifications: [
    'GET /api/v1/notifications?account_id=7&include_filtered=true&limit=20',
    (to) => notificationRequests.fetchFilteredNotifications(to, '7'),
  ],
});

const rules = {
  reply: { always: ['public'], withApproval: [] },
  favourite: { always: ['author'], withApproval: ['public'] },
  repeat: { always: ['author'], withApproval: [] },
};
const wireRules = {
  can_reply: { always: ['public'], with_approval: [] },
  can_favourite: { always: ['author'], with_approval: ['public'] },
  can_reblog: { always: ['author'], with_approval: [] },
};

everyCall('interactionDefaults', interactionDefaults, {
  fetchInteractionDefaults: [
    'GET /api/v1/interaction_policies/defaults',
    interactionDefaults.fetchInteractionDefaults,
  ],
  saveInteractionDefaults: [
    'PATCH /api/v1/interaction_policies/defaults',
    (to) =>
      interactionDefaults.saveInteractionDefaults(to, {
        public: rules,
        unlisted: rules,
        private: rules,
        direct: rules,
      }),
    {
      json: {
        public: wireRules,
        unlisted: wireRules,
        private: wireRules,
        direct: wireRules,
      },
    },
  ],
});

everyCall('uploads', uploads, {
  uploadFile: [
    'POST /api/v1/media',
    (to) => uploads.uploadFile(to, 'v1', outgoingFile),
    { files: [['file', 'a.png image/png']] },
  ],
  fetchMedia: [`GET /api/v1/media/${ODD_PART}`, (to) => uploads.fetchMedia(to, ODD)],
  describeMedia: [
    `PUT /api/v1/media/${ODD_PART}`,
    (to) => uploads.describeMedia(to, ODD, 'A frog'),
    { json: { description: 'A frog' } },
  ],
  sendPoster: [
    `PUT /api/v1/media/${ODD_PART}`,
    (to) => uploads.sendPoster(to, ODD, outgoingFile.file),
    { files: [['thumbnail', 'thumbnail image/png']] },
  ],
});

furtherCalls({
  'a file that the server looks at later': [
    'POST /api/v2/media',
    (to) => uploads.uploadFile(to, 'v2', outgoingFile),
    { files: [['file', 'a.png image/png']] },
  ],
});

describe('posting', () => {
  it('sends a new post as a form with its key, and only with fields that are set', async () => {
    const { to, sent } = listener(wireStatus());
    expect(await posting.submitPost(to, somePost, 'key-1')).toMatchObject({ statusId: 's1' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect([...(sent[0]?.body as FormData)]).toEqual([
      ['status', 'Hi'],
      ['visibility', 'unlisted'],
      ['sensitive', 'false'],
      ['source', 'Linnet'],
      ['content_type', 'text/plain'],
    ]);
  });

  it('requests a preview without a key', async () => {
    const { to, sent } = listener(wireStatus());
    await posting.previewPost(to, somePost);
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
    expect((sent[0]?.body as FormData).get('preview')).toBe('true');
  });

  it('sends an edit with its key and with every field', async () => {
    const { to, sent } = listener(wireStatus());
    await posting.submitEdit(to, { ...someEdit, language: 'de' }, 'key-1');
    expect(sent[0]).toMatchObject({ method: 'PUT' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      status: 'Hi',
      spoiler_text: '',
      sensitive: false,
      content_type: 'text/plain',
      media_ids: ['m1'],
      language: 'de',
    });
  });

  it('reports an error that comes with a success status', async () => {
    const { to } = listener({ error: 'Too many frogs' });
    await expect(posting.submitPost(to, somePost, 'k')).rejects.toMatchObject({
      kind: 'http',
      reason: 'Too many frogs',
    });
  });
});

describe('uploads', () => {
  it('are sent with their idempotency key', async () => {
    const { to, sent } = listener(wireAttachment());
    await uploads.uploadFile(to, 'v1', outgoingFile);
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k1');
  });
});

const LATER = '2026-11-27T09:00:00.000Z';

everyCall('scheduled', scheduled, {
  fetchScheduledPosts: ['GET /api/v1/scheduled_statuses?limit=40', scheduled.fetchScheduledPosts],
  reschedulePost: [
    `PUT /api/v1/scheduled_statuses/${ODD_PART}`,
    (to) => scheduled.reschedulePost(to, ODD, Date.parse(LATER)),
    { json: { scheduled_at: LATER } },
  ],
  deleteScheduledPost: [
    `DELETE /api/v1/scheduled_statuses/${ODD_PART}`,
    (to) => scheduled.deleteScheduledPost(to, ODD),
  ],
});

const folder = { name: 'Bread', emoji: '🍞', emojiUrl: null };
const folderJson = { name: 'Bread', emoji: '🍞' };

everyCall('bookmarkFolders', bookmarkFolders, {
  fetchBookmarkFolders: [
    'GET /api/v1/pleroma/bookmark_folders',
    bookmarkFolders.fetchBookmarkFolders,
  ],
  createBookmarkFolder: [
    'POST /api/v1/pleroma/bookmark_folders',
    (to) => bookmarkFolders.createBookmarkFolder(to, folder),
    { json: folderJson },
  ],
  updateBookmarkFolder: [
    `PATCH /api/v1/pleroma/bookmark_folders/${ODD_PART}`,
    (to) => bookmarkFolders.updateBookmarkFolder(to, ODD, folder),
    { json: folderJson },
  ],
  deleteBookmarkFolder: [
    `DELETE /api/v1/pleroma/bookmark_folders/${ODD_PART}`,
    (to) => bookmarkFolders.deleteBookmarkFolder(to, ODD),
  ],
  moveBookmark: [
    `POST /api/v1/statuses/${ODD_PART}/bookmark`,
    (to) => bookmarkFolders.moveBookmark(to, ODD, 'f1'),
    { json: { folder_id: 'f1' } },
  ],
  fetchFolderOf: [
    `GET /api/v1/statuses/${ODD_PART}`,
    (to) => bookmarkFolders.fetchFolderOf(to, ODD),
  ],
});
