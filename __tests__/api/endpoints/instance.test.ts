/** What the instance tells of itself, and its files. */
import nock from 'nock';
import * as about from '@/api/endpoints/about';
import * as announcements from '@/api/endpoints/announcements';
import * as instance from '@/api/endpoints/instance';
import * as instanceParts from '@/api/endpoints/instanceParts';
import * as shell from '@/api/endpoints/shell';
import * as stickers from '@/api/endpoints/stickers';
import * as themes from '@/api/endpoints/themes';
import {
  as,
  everyCall,
  everyCallWithoutToken,
  ODD,
  ODD_PART,
  ORIGIN,
  useNoNetwork,
} from '@support/endpointRows';
import { replayRecording } from '@support/recordings';

useNoNetwork();

const someWish = { content: ODD, startsAt: null, endsAt: null, allDay: false };

everyCall('instance', instance, {
  fetchInstance: ['GET /api/v1/instance', instance.fetchInstance],
  fetchInstanceV2: ['GET /api/v2/instance', instance.fetchInstanceV2],
  fetchNodeinfo: ['GET /nodeinfo/2.0.json', instance.fetchNodeinfo],
  fetchBackendConfig: ['GET /api/pleroma/frontend_configurations', instance.fetchBackendConfig],
  fetchStaticConfig: ['GET /static/config.json', instance.fetchStaticConfig],
});

everyCall('instanceParts', instanceParts, {
  fetchPanel: ['GET /instance/panel.html', instanceParts.fetchPanel],
  fetchTerms: ['GET /static/terms-of-service.html', instanceParts.fetchTerms],
  fetchStickerFolders: ['GET /static/stickers.json', instanceParts.fetchStickerFolders],
  fetchStickerPack: [
    'GET /static/a/pack.json',
    (to) => instanceParts.fetchStickerPack(to, { name: 'a', path: '/static/a/' }),
  ],
  fetchEmoji: ['GET /api/v1/pleroma/emoji', instanceParts.fetchEmoji],
  fetchPeers: ['GET /api/v1/instance/peers', instanceParts.fetchPeers],
  fetchRules: ['GET /api/v1/instance/rules', instanceParts.fetchRules],
});

everyCall('about', about, {
  fetchAbout: [['GET /nodeinfo/2.0.json', 'GET /api/v1/instance'], about.fetchAbout],
});

everyCall('announcements', announcements, {
  fetchAnnouncements: ['GET /api/v1/announcements', announcements.fetchAnnouncements],
  dismissAnnouncement: [
    `POST /api/v1/announcements/${ODD_PART}/dismiss`,
    (to) => announcements.dismissAnnouncement(to, ODD),
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

everyCallWithoutToken('shell', shell, {
  fetchIndexPage: ['GET /index.html', shell.fetchIndexPage],
  hasFile: ['HEAD /static/js/app.js', (to) => shell.hasFile(to, '/static/js/app.js')],
});

describe('what one server has and another lacks', () => {
  const missing = (path: string) =>
    nock(ORIGIN).get(path).query(true).reply(404, { error: 'Not implemented' });

  it('emoji come by three calls, one after the other', async () => {
    const entry = { frog: { image_url: '/emoji/frog.png', tags: [] } };
    nock(ORIGIN).get('/api/v1/pleroma/emoji').reply(200, entry);
    expect(await instanceParts.fetchEmoji(as(null))).toHaveLength(1);
    missing('/api/v1/pleroma/emoji');
    nock(ORIGIN).get('/api/pleroma/emoji.json').reply(200, entry);
    expect(await instanceParts.fetchEmoji(as(null))).toHaveLength(1);
    missing('/api/v1/pleroma/emoji');
    missing('/api/pleroma/emoji.json');
    nock(ORIGIN).get('/api/v1/custom_emojis').times(2).reply(200, []);
    expect(await instanceParts.fetchEmoji(as(null))).toEqual([]);
    expect(await instanceParts.fetchEmoji(as(null), 'mastodon')).toEqual([]);
    expect(nock.isDone()).toBe(true);
  });
});

describe('parts of pages', () => {
  it('are cleaned', async () => {
    nock(ORIGIN)
      .get('/instance/panel.html')
      .reply(200, '<p onclick="x()">Hi</p><script>1</script>');
    expect(await instanceParts.fetchPanel(as(null))).toBe('<p>Hi</p>');
  });

  it('are missing when the whole page comes instead', async () => {
    nock(ORIGIN)
      .get('/static/terms-of-service.html')
      .reply(200, ' <!-- x --><!DOCTYPE html><html><body>Linnet', { 'content-type': 'text/html' });
    await expect(instanceParts.fetchTerms(as(null))).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('are read from what was recorded', async () => {
    replayRecording('boot/panel');
    replayRecording('boot/terms-of-service');
    expect(await instanceParts.fetchPanel(as(null))).not.toBe('');
    expect(await instanceParts.fetchTerms(as(null))).not.toBe('');
  });
});
