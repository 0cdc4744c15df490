/** Calls about the own server: its cache of media. */
import * as mediaCache from '@/api/endpoints/admin/content/mediaCache';
import { everyCall, furtherCalls, ODD } from '@support/engine/api/endpointRows';

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
