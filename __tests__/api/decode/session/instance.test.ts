import { decodeCustomEmojis, decodeEmojiList } from '@/api/decode/composer/emojiList';
import {
  decodeBackendConfig,
  decodeFrontendConfig,
  mergeFrontendConfigs,
} from '@/api/decode/session/frontendConfig';
import { decodeInstanceV1, decodeInstanceV2, decodeNodeinfo } from '@/api/decode/session/instance';
import { decodeStickerFolders, decodeStickerPack } from '@/api/decode/composer/stickers';
import { defaultAvatarOf } from '@/domain/people/defaultPictures';
import { packOf } from '@/domain/composer/emoji/emoji';
import { defaultInstance } from '@/domain/session/instance';
import { fixtureBody } from '@support/fixtures';

const ORIGIN = 'https://home.example';

const pleromaVersion = '2.7.2 (compatible; Pleroma 2.7.0)';
const akkomaVersion = '2.7.2 (compatible; Akkoma 3.10.4)';

const mastodonV2 = {
  domain: 'big.example',
  title: 'Big',
  version: '4.5.0',
  languages: ['en', 'de'],
  registrations: { enabled: true, approval_required: true, message: null },
  configuration: {
    urls: { streaming: 'wss://streaming.big.example/api' },
    vapid: { public_key: 'BKey' },
    statuses: { max_characters: 500, max_media_attachments: 4 },
    media_attachments: { image_size_limit: 16_777_216, video_size_limit: 103_809_024 },
    polls: {
      max_options: 4,
      max_characters_per_option: 50,
      min_expiration: 300,
      max_expiration: 9,
    },
  },
  api_versions: { mastodon: 7 },
};

describe('the default limits', () => {
  it('BOOT-11 are 5000 characters for texts, and for polls 4 options of 255 for a minute to a day', () => {
    expect(defaultInstance.textlimit).toBe(5000);
    expect(defaultInstance.pollLimits).toEqual({
      maxOptions: 4,
      maxOptionChars: 255,
      minExpiration: 60,
      maxExpiration: 86_400,
    });
    for (const silent of [decodeInstanceV1({}), decodeInstanceV2({}), decodeNodeinfo({})]) {
      expect({ ...defaultInstance, ...silent }).toEqual(defaultInstance);
    }
  });

  it('BOOT-11 are replaced by the server’s, except for those that it omits', () => {
    const part = decodeInstanceV1({ max_toot_chars: 9000, poll_limits: { max_options: 20 } });
    expect({ ...defaultInstance, ...part }).toMatchObject({
      textlimit: 9000,
      pollLimits: { maxOptions: 20, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 },
    });
  });
});

it('the formats of posts are those of GoToSocial, too, and none where a server names none', () => {
  const statuses = { supported_mime_types: ['text/plain', 'text/markdown'] };
  for (const decode of [decodeInstanceV1, decodeInstanceV2]) {
    expect(decode({ configuration: { statuses } }).postFormats).toEqual([
      'text/plain',
      'text/markdown',
    ]);
    expect(decode(mastodonV2).postFormats).toBeUndefined();
    const odd = { configuration: { statuses: { supported_mime_types: 'text/plain' } } };
    expect(decode(odd).postFormats).toBeUndefined();
  }
});

describe("the configuration from the instance's answers", () => {
  const v1 = decodeInstanceV1(fixtureBody('boot/instance-v1'));
  const nodeinfo = decodeNodeinfo(fixtureBody('boot/nodeinfo-2.0'));
  const frontend = decodeBackendConfig(fixtureBody('boot/frontend-configurations'));

  it('BOOT-10 is complete from the recorded answers', () => {
    const config = {
      ...defaultInstance,
      server: ORIGIN,
      ...frontend.instance,
      ...v1,
      ...nodeinfo,
      tos: '<p>Be kind</p>',
      instanceSpecificPanelContent: '<p>Hi</p>',
    };
    expect(defaultAvatarOf(config)).toBe('/images/avi.png');
    expect(config).toMatchObject({
      name: 'Home',
      server: ORIGIN,
      textlimit: 5000,
      uploadlimit: {
        general: 16_000_000,
        avatar: 2_000_000,
        background: 4_000_000,
        banner: 4_000_000,
      },
      vapidPublicKey: expect.stringMatching(/^B[\w-]{86}$/) as string,
      logo: '/static/logo.svg',
      logoMask: true,
      logoMargin: '.1em',
      logoLeft: false,
      hideSitename: false,
      postFormats: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'],
      pollLimits: {
        maxOptions: 20,
        maxOptionChars: 200,
        minExpiration: 0,
        maxExpiration: 31_536_000,
      },
      fieldsLimits: { maxFields: 10, nameLength: 512, valueLength: 2048 },
      restrictedNicknames: expect.arrayContaining(['about', 'main', 'registration']) as string[],
      private: false,
      federating: true,
      registrationOpen: true,
      accountActivationRequired: false,
      accountApprovalRequired: false,
      birthdayRequired: false,
      birthdayMinAge: 0,
      mailerEnabled: true,
      tos: '<p>Be kind</p>',
      shoutAvailable: true,
      pleromaChatMessagesAvailable: true,
      gopherAvailable: false,
      suggestionsEnabled: false,
      mediaProxyAvailable: false,
      editingAvailable: true,
      quotingAvailable: true,
      showFeaturesPanel: true,
      showInstanceSpecificPanel: false,
      instanceSpecificPanelContent: '<p>Hi</p>',
      background: expect.stringContaining('/images/city.jpg') as string,
      staffAccounts: ['admin', 'mod'],
      backendName: 'pleroma',
      backendVersion: '2.6.50-873-g1d33ee7c.develop+soapbox',
      family: 'pleroma',
      tagPolicyAvailable: true,
      customEmojiReactionsAvailable: true,
      reactionsAvailable: true,
      pollsAvailable: true,
    });
    // Defaults of user settings are in the same answer.
    expect(frontend.settings).toMatchObject({
      theme: 'pleroma-dark',
      postContentType: 'text/plain',
      minimalScopesMode: false,
    });
  });

  it("BOOT-10 changes each entry with another server's answer", () => {
    const other = {
      ...decodeInstanceV1({
        title: 'Other',
        version: akkomaVersion,
        max_toot_chars: 99,
        approval_required: true,
        pleroma: {
          vapid_public_key: 'BOther',
          metadata: { birthday_required: true, birthday_min_age: 6570 },
        },
      }),
      ...decodeNodeinfo({
        openRegistrations: false,
        software: { name: 'akkoma', version: '3.10.4' },
        metadata: {
          private: true,
          federation: { enabled: false },
          features: ['gopher', 'media_proxy', 'bubble_timeline', 'custom_emoji_reactions'],
          suggestions: { enabled: true },
          accountActivationRequired: true,
          mailerEnabled: false,
          fieldsLimits: { maxFields: '3' },
          postFormats: ['text/plain', 5, 'text/x.misskeymarkdown'],
          restrictedNicknames: ['x'],
          staffAccounts: ['https://other.example/users/zoe/'],
        },
      }),
    };
    expect(other).toMatchObject({
      name: 'Other',
      textlimit: 99,
      accountApprovalRequired: true,
      birthdayRequired: true,
      birthdayMinAge: 6570,
      vapidPublicKey: 'BOther',
      registrationOpen: false,
      private: true,
      federating: false,
      gopherAvailable: true,
      mediaProxyAvailable: true,
      bubbleTimelineAvailable: true,
      customEmojiReactionsAvailable: true,
      editingAvailable: false,
      quotingAvailable: false,
      shoutAvailable: false,
      pleromaChatMessagesAvailable: false,
      suggestionsEnabled: true,
      accountActivationRequired: true,
      mailerEnabled: false,
      fieldsLimits: { maxFields: 3, nameLength: 512, valueLength: 2048 },
      postFormats: ['text/plain', 'text/x.misskeymarkdown'],
      restrictedNicknames: ['x'],
      staffAccounts: ['zoe'],
      family: 'akkoma',
      backendVersion: '3.10.4',
    });
  });

  it('BOOT-12 has upload limits as integers, even if the server sends strings', () => {
    const part = decodeNodeinfo({
      metadata: {
        uploadLimits: {
          general: '16000000',
          avatar: 2_000_000.5,
          background: '4e6',
          banner: 'big',
        },
      },
    });
    expect(part.uploadlimit).toEqual({
      general: 16_000_000,
      avatar: 2_000_000,
      background: 4_000_000,
      banner: defaultInstance.uploadlimit.banner,
    });
    const told = decodeInstanceV1({
      upload_limit: '1',
      avatar_upload_limit: 2,
      background_upload_limit: '3',
      banner_upload_limit: 4,
    });
    expect(told.uploadlimit).toEqual({ general: 1, avatar: 2, background: 3, banner: 4 });
  });

  it('is the same from its second version', () => {
    const v2 = decodeInstanceV2(fixtureBody('boot/instance-v2'));
    const common = Object.keys(v1).filter((name) => name in v2 && name !== 'description');
    expect(common.length).toBeGreaterThan(20);
    for (const name of common) {
      expect([name, v2[name as keyof typeof v2]]).toEqual([name, v1[name as keyof typeof v1]]);
    }
  });

  it('contains each feature once', () => {
    expect(v1.features?.filter((name) => name === 'quote_posting')).toHaveLength(1);
  });

  it('keeps known values that a later answer omits', () => {
    const known = { ...defaultInstance, ...v1 };
    const later = decodeNodeinfo({ metadata: { pollLimits: { max_options: 5 } } }, known);
    expect({ ...known, ...later }).toMatchObject({
      features: v1.features,
      pollLimits: { ...known.pollLimits, maxOptions: 5 },
      uploadlimit: known.uploadlimit,
    });
  });
});

describe('servers of other families', () => {
  it.each([
    [pleromaVersion, 'pleroma', '2.7.0'],
    [akkomaVersion, 'akkoma', '3.10.4'],
    ['2.7.2 (compatible; Pleroma 2.6.50-873-g1d+soapbox)', 'pleroma', '2.6.50-873-g1d+soapbox'],
    ['4.3.1', 'mastodon', '4.3.1'],
    ['4.4.0-alpha.1+glitch', 'mastodon', '4.4.0-alpha.1+glitch'],
    ['0.17.3 git-1a2b3c4', 'unknown', '0.17.3 git-1a2b3c4'],
    ['2.7.2 (compatible; Pixelfed 0.12.0)', 'unknown', '0.12.0'],
  ])('with version %s are %s', (version, family, backendVersion) => {
    expect({ ...defaultInstance, ...decodeInstanceV1({ version }) }).toMatchObject({
      family,
      backendVersion,
    });
  });

  it('of Mastodon have limits, push key and socket in the second version', () => {
    expect({ ...defaultInstance, ...decodeInstanceV2(mastodonV2) }).toMatchObject({
      family: 'mastodon',
      textlimit: 500,
      maxAttachments: 4,
      vapidPublicKey: 'BKey',
      streamingUrl: 'wss://streaming.big.example',
      accountApprovalRequired: true,
      quotingAvailable: true,
      editingAvailable: true,
      pollsAvailable: true,
      uploadlimit: { ...defaultInstance.uploadlimit, general: 103_809_024 },
      pollLimits: { maxOptions: 4, maxOptionChars: 50, minExpiration: 300, maxExpiration: 9 },
    });
    const older = { ...mastodonV2, version: '3.4.1', api_versions: undefined };
    expect({ ...defaultInstance, ...decodeInstanceV2(older) }).toMatchObject({
      quotingAvailable: false,
      editingAvailable: false,
    });
  });

  it("of Pleroma have their socket on the page's origin, whatever they name", () => {
    const part = decodeInstanceV1(fixtureBody('boot/instance-v1'));
    expect(part).not.toHaveProperty('streamingUrl');
  });
});

describe('the minimum age for registration', () => {
  it.each([
    [16, { birthdayRequired: true, birthdayMinAge: 16 }],
    [null, { birthdayRequired: false, birthdayMinAge: 0 }],
    ['old', { birthdayRequired: false, birthdayMinAge: 0 }],
  ])("is read from the Mastodon family's own fields: %j", (min_age, told) => {
    const registrations = { ...mastodonV2.registrations, min_age };
    expect({
      ...defaultInstance,
      ...decodeInstanceV2({ ...mastodonV2, registrations }),
    }).toMatchObject(told);
  });
});

describe("the operator's configuration", () => {
  const file = decodeFrontendConfig({
    logo: '/static/mine.svg',
    hideSitename: true,
    theme: 'monokai',
    loginMethod: 'token',
    greentext: true,
  });
  const backend = decodeBackendConfig({
    pleroma_fe: { logo: '/logo2.svg', theme: null, greentext: false, loginMethod: 'magic' },
  });

  it('from the server overrides the file, and the file overrides the defaults', () => {
    const { instance, settings } = mergeFrontendConfigs(file, backend);
    expect({ ...defaultInstance, ...instance }).toMatchObject({
      logo: '/logo2.svg',
      hideSitename: true,
      loginMethod: 'token',
      logoMask: true,
      logoMargin: '0',
    });
    expect(settings).toEqual({ theme: 'monokai', greentext: false });
  });

  it('is ignored where it is invalid', () => {
    const { instance, settings } = decodeFrontendConfig({
      logo: 'javascript:alert(1)',
      background: '//evil.example/x.png',
      logoMargin: '1px; } body { display: none',
      redirectRootLogin: 'https://evil.example',
      redirectRootNoLogin: '//evil.example',
      hideSitename: 'yes',
      sidebarRight: 'yes',
      hideISP: true,
      muteWords: ['x'],
    });
    expect(instance).toEqual({});
    expect(settings).toEqual({});
  });

  it('may be a bare zero for the margin', () => {
    expect(decodeFrontendConfig({ logoMargin: 0 }).instance.logoMargin).toBe('0');
  });

  it.each([undefined, null, [], 'x', { pleroma_fe: null }, { masto_fe: { logo: '/x' } }])(
    'is empty for an empty answer (%j)',
    (wire) => {
      expect(decodeBackendConfig(wire)).toEqual({ instance: {}, settings: {} });
    },
  );
});

describe('the emoji of the instance', () => {
  it('have a name, a picture and the pack they belong to', () => {
    const [frog, drop] = decodeEmojiList(
      {
        frog: { image_url: '/emoji/pond/frog 1.png', tags: ['pack:pond', 'Custom'] },
        drop: { image_url: 'https://cdn.example/drop.png', tags: ['Custom'] },
        bad: { image_url: 'javascript:x' },
        none: null,
      },
      ORIGIN,
    );
    expect(frog).toEqual({
      shortcode: 'frog',
      url: `${ORIGIN}/emoji/pond/frog%201.png`,
      staticUrl: `${ORIGIN}/emoji/pond/frog%201.png`,
      tags: ['pack:pond', 'Custom'],
    });
    expect(frog && packOf(frog)).toBe('pond');
    expect(drop && packOf(drop)).toBeNull();
  });

  it('are decoded from the forms of very old servers, too', () => {
    const list = [{ frog: { image_url: '/f.png', tags: [] } }, { drop: '/d.png' }];
    expect(decodeEmojiList(list, ORIGIN).map(({ shortcode, url }) => [shortcode, url])).toEqual([
      ['frog', `${ORIGIN}/f.png`],
      ['drop', `${ORIGIN}/d.png`],
    ]);
  });

  it('are grouped by category where there are no tags', () => {
    const wire = (category: string | null) => ({ shortcode: 'a', url: '/a.png', category });
    const packs = decodeCustomEmojis([wire('Cats'), wire('pack:dogs,x'), wire(null)], ORIGIN).map(
      packOf,
    );
    expect(packs).toEqual(['Cats', 'dogs', null]);
  });
});

describe('sticker packs', () => {
  it('have a title, an icon and pictures with addresses', () => {
    const [folder] = decodeStickerFolders({ cats: '/static/stickers/cats' });
    expect(folder).toEqual({ name: 'cats', path: '/static/stickers/cats/' });
    const pack = { title: 'Cats', tabIcon: 'face.png', stickers: ['a b.png', 7, 'c.png'] };
    expect(folder && decodeStickerPack(pack, folder)).toEqual({
      name: 'cats',
      title: 'Cats',
      iconUrl: '/static/stickers/cats/face.png',
      stickers: [
        { fileName: 'a b.png', url: '/static/stickers/cats/a%20b.png' },
        { fileName: 'c.png', url: '/static/stickers/cats/c.png' },
      ],
    });
  });

  it('are loaded from this server only', () => {
    expect(
      decodeStickerFolders({ a: 'https://evil.example/', b: '//evil.example/', c: 5 }),
    ).toEqual([]);
  });
});
