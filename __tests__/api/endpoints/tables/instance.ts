/** Calls for the instance's description, configuration and static files. */
import { readFileSync } from 'node:fs';
import nock from 'nock';
import * as about from '@/api/endpoints/session/about';
import * as instancePages from '@/api/endpoints/session/instancePages';
import * as announcements from '@/api/endpoints/talk/announcements';
import * as authorizationServer from '@/api/endpoints/session/authorizationServer';
import * as instance from '@/api/endpoints/session/instance';
import * as instanceDetails from '@/api/endpoints/session/instanceDetails';
import * as instanceFragments from '@/api/endpoints/session/instanceFragments';
import * as appCache from '@/api/endpoints/session/appCache';
import * as stickers from '@/api/endpoints/composer/stickers';
import * as themes from '@/api/endpoints/settings/themes';
import {
  as,
  everyCall,
  everyCallWithoutToken,
  ODD,
  ODD_PART,
  ORIGIN,
  useNoNetwork,
} from '@support/engine/api/endpointRows';
import { replayFixture } from '@support/fixtures';

useNoNetwork();

const someWish = { content: ODD, startsAt: null, endsAt: null, allDay: false };

everyCall('instance', instance, {
  fetchInstance: ['GET /api/v1/instance', instance.fetchInstance],
  fetchInstanceV2: ['GET /api/v2/instance', instance.fetchInstanceV2],
  fetchNamedNodeinfo: ['GET /.well-known/nodeinfo', instance.fetchNamedNodeinfo],
  fetchNodeinfo: ['GET /nodeinfo/2.0.json', instance.fetchNodeinfo],
  fetchBackendConfig: ['GET /api/pleroma/frontend_configurations', instance.fetchBackendConfig],
  fetchStaticConfig: ['GET /static/config.json', instance.fetchStaticConfig],
});

everyCall('authorizationServer', authorizationServer, {
  fetchAuthorizationServer: [
    'GET /.well-known/oauth-authorization-server',
    authorizationServer.fetchAuthorizationServer,
  ],
});

everyCall('instanceFragments', instanceFragments, {
  fetchPanel: ['GET /instance/panel.html', instanceFragments.fetchPanel],
  fetchTerms: ['GET /static/terms-of-service.html', instanceFragments.fetchTerms],
});

everyCall('instanceDetails', instanceDetails, {
  fetchStickerFolders: ['GET /static/stickers.json', instanceDetails.fetchStickerFolders],
  fetchStickerPack: [
    'GET /static/a/pack.json',
    (to) => instanceDetails.fetchStickerPack(to, { name: 'a', path: '/static/a/' }),
  ],
  fetchEmoji: ['GET /api/v1/pleroma/emoji', instanceDetails.fetchEmoji],
  fetchCustomEmoji: ['GET /api/v1/custom_emojis', instanceDetails.fetchCustomEmoji],
  fetchPeers: ['GET /api/v1/instance/peers', instanceDetails.fetchPeers],
});

everyCall('about', about, {
  fetchAbout: [
    ['GET /nodeinfo/2.0.json', 'GET /api/v1/instance'],
    (to) => about.fetchAbout(to, true),
  ],
});

everyCall('instancePages', instancePages, {
  fetchExtendedDescription: [
    'GET /api/v1/instance/extended_description',
    instancePages.fetchExtendedDescription,
  ],
  fetchPrivacyPolicy: ['GET /api/v1/instance/privacy_policy', instancePages.fetchPrivacyPolicy],
  fetchTermsOfService: ['GET /api/v1/instance/terms_of_service', instancePages.fetchTermsOfService],
  fetchDomainBlocks: ['GET /api/v1/instance/domain_blocks', instancePages.fetchDomainBlocks],
});

everyCall('announcements', announcements, {
  fetchAnnouncements: ['GET /api/v1/announcements', announcements.fetchAnnouncements],
  dismissAnnouncement: [
    `POST /api/v1/announcements/${ODD_PART}/dismiss`,
    (to) => announcements.dismissAnnouncement(to, ODD),
  ],
  setAnnouncementReaction: [
    `PUT /api/v1/announcements/${ODD_PART}/reactions/%F0%9F%8E%89`,
    (to) => announcements.setAnnouncementReaction(to, ODD, '🎉', true),
  ],
  fetchAnnouncementsForStaff: [
    'GET /api/v1/pleroma/admin/announcements?limit=20&offset=0',
    announcements.fetchAnnouncementsForStaff,
  ],
  postAnnouncement: [
    'POST /api/v1/pleroma/admin/announcements',
    (to) => announcements.postAnnouncement(to, someWish),
    { json: { content: ODD, starts_at: null, ends_at: null, all_day: false } },
  ],
  updateAnnouncement: [
    `PATCH /api/v1/pleroma/admin/announcements/${ODD_PART}`,
    (to) => announcements.updateAnnouncement(to, ODD, someWish),
    { json: { content: ODD, starts_at: null, ends_at: null, all_day: false } },
  ],
  deleteAnnouncement: [
    `DELETE /api/v1/pleroma/admin/announcements/${ODD_PART}`,
    (to) => announcements.deleteAnnouncement(to, ODD),
  ],
});

everyCallWithoutToken('themes', themes, {
  fetchThemes: ['GET /static/styles.json', themes.fetchThemes],
  fetchTheme: ['GET /static/themes/a.json', (to) => themes.fetchTheme(to, '/static/themes/a.json')],
});

everyCallWithoutToken('stickers', stickers, {
  fetchSticker: [
    'GET /static/stickers/frogs/hop.png',
    (to) => stickers.fetchSticker(to, '/static/stickers/frogs/hop.png'),
  ],
});

everyCallWithoutToken('appCache', appCache, {
  fetchIndexPage: ['GET /index.html', appCache.fetchIndexPage],
  hasFile: ['HEAD /static/js/app.js', (to) => appCache.hasFile(to, '/static/js/app.js')],
});

describe('addresses that differ between servers', () => {
  const missing = (path: string) =>
    nock(ORIGIN).get(path).query(true).reply(404, { error: 'Not implemented' });

  it('emoji are loaded from the older address if the newer one is missing', async () => {
    const entry = { frog: { image_url: '/emoji/frog.png', tags: [] } };
    nock(ORIGIN).get('/api/v1/pleroma/emoji').reply(200, entry);
    expect(await instanceDetails.fetchEmoji(as(null))).toHaveLength(1);
    missing('/api/v1/pleroma/emoji');
    nock(ORIGIN).get('/api/pleroma/emoji.json').reply(200, entry);
    expect(await instanceDetails.fetchEmoji(as(null))).toHaveLength(1);
    expect(nock.isDone()).toBe(true);
  });

  const schema = 'http://nodeinfo.diaspora.software/ns/schema/';
  const link = (version: string, href: string) => ({ rel: schema + version, href });

  it.each([
    [[link('2.1', 'https://other.example/nodeinfo/2.1')], '/nodeinfo/2.1'],
    // The specification names this address for the Pleroma family.
    [[link('2.1', '/nodeinfo/2.1.json'), link('2.0', '/nodeinfo/2.0.json')], '/nodeinfo/2.0.json'],
  ])('node info is requested where %j says, on the own origin', async (links, path) => {
    nock(ORIGIN).get('/.well-known/nodeinfo').reply(200, { links });
    nock(ORIGIN)
      .get(path)
      .reply(200, { software: { name: 'Hollo', version: '0.10.0' } });
    expect(await instance.fetchNamedNodeinfo(as(null))).toMatchObject({
      family: 'unknown',
      backendName: 'hollo',
      backendVersion: '0.10.0',
    });
  });

  it.each([[[]], [[{ rel: 'self', href: '/x' }]], ['nonsense'], [undefined]])(
    'node info is missing if the links are %j',
    async (links) => {
      nock(ORIGIN).get('/.well-known/nodeinfo').reply(200, { links });
      await expect(instance.fetchNamedNodeinfo(as(null))).rejects.toMatchObject({
        kind: 'malformed',
      });
    },
  );

  it.each([
    ['https://home.example/oauth/authorize', 'https://home.example/oauth/authorize'],
    // A server behind a proxy that does not know that its clients use TLS.
    ['http://home.example/oauth/authorize?a=b', 'https://home.example/oauth/authorize'],
    ['https://login.example/authorize', 'https://login.example/authorize'],
  ])('people log in at %s', async (named, authorizeUrl) => {
    nock(ORIGIN)
      .get('/.well-known/oauth-authorization-server')
      .reply(200, {
        authorization_endpoint: named,
        scopes_supported: ['read', 'write', 3],
        grant_types_supported: ['authorization_code'],
        code_challenge_methods_supported: ['S256'],
      });
    expect(await authorizationServer.fetchAuthorizationServer(as(null))).toEqual({
      authorizeUrl,
      grantTypes: ['authorization_code'],
      scopes: ['read', 'write'],
      takesChallenge: true,
    });
  });

  it.each([['javascript:alert(1)'], [7], [undefined], ['']])(
    'no login page is read from %j',
    async (authorization_endpoint) => {
      nock(ORIGIN)
        .get('/.well-known/oauth-authorization-server')
        .reply(200, { authorization_endpoint });
      expect(await authorizationServer.fetchAuthorizationServer(as(null))).toBeNull();
    },
  );
});

describe('HTML fragments', () => {
  it('are sanitized', async () => {
    nock(ORIGIN)
      .get('/instance/panel.html')
      .reply(200, '<p onclick="x()">Hi</p><script>1</script>');
    expect(await instanceFragments.fetchPanel(as(null))).toBe('<p>Hi</p>');
  });

  it('are null when a whole page is sent instead', async () => {
    nock(ORIGIN)
      .get('/static/terms-of-service.html')
      .reply(200, ' <!-- x --><!DOCTYPE html><html><body>Linnet', { 'content-type': 'text/html' });
    await expect(instanceFragments.fetchTerms(as(null))).rejects.toMatchObject({
      kind: 'malformed',
    });
  });

  it('REG-02 leave out terms that were never written: the shipped file contains notes for operators only', async () => {
    const shipped = readFileSync('static/terms-of-service.html', 'utf8');
    expect(shipped).toContain('<!--');
    nock(ORIGIN).get('/static/terms-of-service.html').reply(200, shipped);
    expect(await instanceFragments.fetchTerms(as(null))).toBe('');
  });

  it('are read from recordings', async () => {
    replayFixture('boot/panel');
    replayFixture('boot/terms-of-service');
    expect(await instanceFragments.fetchPanel(as(null))).not.toBe('');
    expect(await instanceFragments.fetchTerms(as(null))).not.toBe('');
  });
});
