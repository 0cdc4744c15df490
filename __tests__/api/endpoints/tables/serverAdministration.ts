/** Calls about the own server: its cache of media, its applications, and lists of servers. */
import * as mediaCache from '@/api/endpoints/admin/content/mediaCache';
import * as mediaJobs from '@/api/endpoints/admin/content/mediaJobs';
import * as oauthApps from '@/api/endpoints/admin/oauthApps';
import * as serverEmoji from '@/api/endpoints/admin/serverEmoji';
import * as permissions from '@/api/endpoints/admin/permissions';
import { newOauthApp, type OauthApp } from '@/domain/admin/server/oauthApps';
import { newSubscription } from '@/domain/admin/server/permissions';
import { everyCall, furtherCalls, ODD, ODD_PART } from '@support/engine/api/endpointRows';

const STAFF = '/api/v1/pleroma/admin';

everyCall('mediaCache', mediaCache, {
  fetchBannedMedia: [
    `GET ${STAFF}/media_proxy_caches?page=2&page_size=50&query=a%5C.b`,
    (to) => mediaCache.fetchBannedMedia(to, 'a.b', 2),
  ],
  purgeMedia: [
    `POST ${STAFF}/media_proxy_caches/purge`,
    (to) => mediaCache.purgeMedia(to, [ODD], true),
    { json: { urls: [ODD], ban: true } },
  ],
  unbanMedia: [
    `POST ${STAFF}/media_proxy_caches/delete`,
    (to) => mediaCache.unbanMedia(to, [ODD]),
    { json: { urls: [ODD] } },
  ],
});

furtherCalls({
  'all banned media': [
    `GET ${STAFF}/media_proxy_caches?page=1&page_size=50`,
    (to) => mediaCache.fetchBannedMedia(to, ' ', 1),
  ],
});

const app: OauthApp = {
  id: ODD,
  name: 'Heron',
  clientId: 'heron-id',
  redirectUris: '',
  website: '',
  trusted: true,
  scopes: null,
};
const form = { name: 'Heron', redirect_uris: newOauthApp.redirectUris, trusted: false };
const kept = { ...newOauthApp, name: 'Heron', scopes: '' };

everyCall('oauthApps', oauthApps, {
  fetchOauthApps: [
    `GET ${STAFF}/oauth_app?page=2&page_size=50&trusted=true&name=Heron`,
    (to) => oauthApps.fetchOauthApps(to, { words: ' Heron ', trusted: true }, 2),
  ],
  fetchOauthSecret: [
    `GET ${STAFF}/oauth_app?client_id=heron-id&trusted=true`,
    (to) => oauthApps.fetchOauthSecret(to, app),
  ],
  addOauthApp: [
    `POST ${STAFF}/oauth_app`,
    (to) => oauthApps.addOauthApp(to, { ...kept, scopes: 'read  push', website: ' a ' }),
    { json: { ...form, scopes: ['read', 'push'], website: 'a' } },
  ],
  saveOauthApp: [
    `PATCH ${STAFF}/oauth_app/${ODD_PART}`,
    (to) => oauthApps.saveOauthApp(to, ODD, { ...kept, id: ODD }),
    { json: { ...form, website: '' } },
  ],
  removeOauthApp: [
    `DELETE ${STAFF}/oauth_app/${ODD_PART}`,
    (to) => oauthApps.removeOauthApp(to, ODD),
  ],
});

const DRAFTS = '/api/v1/admin/domain_permission_drafts';
const LISTS = '/api/v1/admin/domain_permission_subscriptions';

everyCall('permissions', permissions, {
  fetchDrafts: [`GET ${DRAFTS}?limit=100&max_id=7`, (to) => permissions.fetchDrafts(to, '7')],
  acceptDraft: [
    `POST ${DRAFTS}/${ODD_PART}/accept`,
    (to) => permissions.acceptDraft(to, ODD, true),
    { json: { overwrite: true } },
  ],
  rejectDraft: [
    `POST ${DRAFTS}/${ODD_PART}/remove`,
    (to) => permissions.rejectDraft(to, ODD, true),
    { json: { exclude_target: true } },
  ],
  fetchSubscriptions: [`GET ${LISTS}?limit=100`, permissions.fetchSubscriptions],
  addSubscription: [
    `POST ${LISTS}`,
    (to) => permissions.addSubscription(to, { ...newSubscription, uri: ' https://a.example ' }),
    {
      json: {
        permission_type: 'block',
        title: '',
        uri: 'https://a.example',
        content_type: 'text/csv',
        priority: 0,
        as_draft: true,
        remove_retracted: true,
        adopt_orphans: false,
      },
    },
  ],
  changeSubscription: [
    `PATCH ${LISTS}/${ODD_PART}`,
    (to) =>
      permissions.changeSubscription(to, ODD, {
        ...newSubscription,
        title: ` ${ODD} `,
        adoptsOrphans: true,
        login: { username: 'mia', password: 'sesame' },
      }),
    {
      json: {
        title: ODD,
        uri: '',
        content_type: 'text/csv',
        priority: 0,
        as_draft: true,
        remove_retracted: true,
        adopt_orphans: true,
        fetch_username: 'mia',
        fetch_password: 'sesame',
      },
    },
  ],
  removeSubscription: [
    `POST ${LISTS}/${ODD_PART}/remove`,
    (to) => permissions.removeSubscription(to, ODD, false),
    { json: { remove_children: false } },
  ],
  testSubscription: [
    `POST ${LISTS}/${ODD_PART}/test`,
    (to) => permissions.testSubscription(to, ODD),
  ],
  expireKeys: [
    'POST /api/v1/admin/domain_keys_expire',
    (to) => permissions.expireKeys(to, ODD),
    { form: { domain: ODD } },
  ],
});

everyCall('mediaJobs', mediaJobs, {
  beginMediaJob: [
    'POST /api/v1/admin/media_cleanup?remote_cache_days=7',
    (to) => mediaJobs.beginMediaJob(to, { kind: 'cleanup', days: 7 }),
  ],
});

furtherCalls({
  'emoji fetched again': [
    'POST /api/v1/admin/media_refetch',
    (to) => mediaJobs.beginMediaJob(to, { kind: 'refetch', host: '' }),
  ],
  'emoji of one server fetched again': [
    'POST /api/v1/admin/media_refetch?domain=far.example',
    (to) => mediaJobs.beginMediaJob(to, { kind: 'refetch', host: 'far.example' }),
  ],
});

const EMOJI = '/api/v1/admin/custom_emojis';
const picture = new Blob(['png'], { type: 'image/png' });

everyCall('serverEmoji', serverEmoji, {
  fetchServerEmoji: [`GET ${EMOJI}?filter=domain%3Alocal&limit=0`, serverEmoji.fetchServerEmoji],
  addServerEmoji: [
    `POST ${EMOJI}`,
    (to) => serverEmoji.addServerEmoji(to, 'heron', 'Birds', picture),
    {
      files: [
        ['shortcode', 'heron'],
        ['image', 'blob image/png'],
        ['category', 'Birds'],
      ],
    },
  ],
  removeServerEmoji: [
    `DELETE ${EMOJI}/${ODD_PART}`,
    (to) => serverEmoji.removeServerEmoji(to, ODD),
  ],
});
