/** Calls about the own server: its cache of media, and its applications. */
import * as mediaCache from '@/api/endpoints/admin/content/mediaCache';
import * as oauthApps from '@/api/endpoints/admin/oauthApps';
import { newOauthApp, type OauthApp } from '@/domain/admin/server/oauthApps';
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
