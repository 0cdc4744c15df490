import {
  capabilitiesOf,
  MISSING_FOR,
  rememberOutcome,
  stillMissing,
} from '@/domain/session/capabilities';
import { decodeInstanceV1, decodeInstanceV2, decodeNodeinfo } from '@/api/decode/session/instance';
import { defaultInstance } from '@/domain/session/instance';
import { fixtureBody } from '@support/fixtures';

const NOW = 1_800_000_000_000;

const pleroma = {
  ...defaultInstance,
  ...decodeInstanceV1(fixtureBody('boot/instance-v1')),
  ...decodeNodeinfo(fixtureBody('boot/nodeinfo-2.0')),
};
const akkoma = {
  ...defaultInstance,
  ...decodeInstanceV1({
    version: '2.7.2 (compatible; Akkoma 3.10.4)',
    pleroma: {
      metadata: {
        features: [
          'pleroma_api',
          'akkoma_api',
          'polls',
          'editing',
          'quote_posting',
          'pleroma_emoji_reactions',
          'custom_emoji_reactions',
          'bubble_timeline',
          'akkoma:machine_translation',
        ],
      },
    },
  }),
};
const mastodon = {
  ...defaultInstance,
  ...decodeInstanceV2({
    version: '4.5.0',
    api_versions: { mastodon: 7 },
    configuration: { polls: { max_options: 4 } },
  }),
};

const offered = (instance: typeof defaultInstance) => {
  const capabilities = capabilitiesOf(instance, {});
  return (Object.keys(capabilities) as (keyof typeof capabilities)[]).filter(
    (name) => capabilities[name],
  );
};

describe('the capabilities of a server', () => {
  it('on Pleroma', () => {
    expect(offered(pleroma).sort()).toEqual(
      [
        'accountManagement',
        'administration',
        'announcements',
        'chats',
        'conversationReplies',
        'conversations',
        'customReactions',
        'directTimeline',
        'directory',
        'dismissals',
        'domainMutes',
        'editing',
        'expiringPosts',
        'familiarFollowers',
        'favouritesOfOthers',
        'featuredPeople',
        'filters',
        'listPosts',
        'lists',
        'publicForVisitors',
        'localOnlyPosts',
        'publicAndExternalForVisitors',
        'passwordLogin',
        'passwordReset',
        'polls',
        'postPreviews',
        'quoteLists',
        'quotes',
        'reactions',
        'remoteFollowPage',
        'removingFollowers',
        'scheduledPosts',
        'scrobbles',
        'serverTimelines',
        'settingsStore',
        'shoutbox',
        'streaming',
        'suggestions',
        'tagCombinations',
        'tagForVisitors',
        'textFormats',
      ].sort(),
    );
  });

  it('on Akkoma include a bubble and translations, but no chats and no shoutbox', () => {
    const names = offered(akkoma);
    expect(names).toEqual(expect.arrayContaining(['bubbleTimeline', 'translation', 'quotes']));
    expect(names).not.toContain('chats');
    expect(names).not.toContain('shoutbox');
    expect(names).not.toContain('scrobbles');
  });

  it("on Mastodon are its own, and none of the others'", () => {
    expect(offered(mastodon).sort()).toEqual(
      [
        'announcementReactions',
        'announcements',
        'authorizationMetadata',
        'conversations',
        'directory',
        'dismissals',
        'domainMutes',
        'editing',
        'familiarFollowers',
        'featuredPeople',
        'featuredTags',
        'filters',
        'filtersOfWords',
        'followedTags',
        'groupedNotifications',
        'instancePages',
        'linkTimelines',
        'listOptions',
        'lists',
        'notificationPolicy',
        'publicForVisitors',
        'publicAndExternalForVisitors',
        'polls',
        'postLanguages',
        'scheduledPosts',
        'quoteLists',
        'quotePolicies',
        'quotes',
        'removingFollowers',
        'suggestions',
        'tagCombinations',
        'tagForVisitors',
        'trends',
        'uploadsInSteps',
      ].sort(),
    );
  });

  it.each([
    ['2.6.50', false],
    ['2.8.0', true],
    ['2.10.1', true],
    ['3.0.0', true],
    ['', false],
  ])('on Pleroma %s include the language of a post: %s', (backendVersion, keeps) => {
    const instance = { ...pleroma, backendVersion };
    expect(capabilitiesOf(instance, {}).postLanguages).toBe(keeps);
    expect(capabilitiesOf(akkoma, {}).postLanguages).toBe(true);
  });

  it('on forks of Pleroma are detected under other names; unknown servers get the plain Mastodon API', () => {
    const fork = { ...defaultInstance, backendName: 'rebased', features: ['pleroma_api'] };
    expect(offered(fork)).toEqual(
      expect.arrayContaining(['passwordLogin', 'administration', 'directTimeline']),
    );
    for (const other of [defaultInstance, { ...defaultInstance, backendName: 'pixels' }]) {
      expect(offered(other)).toEqual([
        'authorizationMetadata',
        'publicForVisitors',
        'publicAndExternalForVisitors',
        'tagForVisitors',
        'conversations',
        'dismissals',
        'domainMutes',
        'removingFollowers',
        'announcements',
        'lists',
        'filters',
        'filtersOfWords',
        'uploadsInSteps',
      ]);
    }
  });

  it.each([
    ['0.10.0', false],
    ['0.11.0', true],
    ['1.0.0', true],
  ])('Hollo %s is asked for filters, conversations and muted domains: %s', (version, isAsked) => {
    const server = { ...defaultInstance, backendName: 'hollo', backendVersion: version };
    const can = capabilitiesOf(server, {});
    expect([can.filters, can.filtersOfWords, can.conversations, can.domainMutes]).toEqual(
      Array(4).fill(isAsked),
    );
  });

  it.each([
    ['0.16.0', false],
    ['0.17.0', true],
    ['0.20.2', true],
  ])(
    'GoToSocial %s has rules about reactions, and posts for its own people: %s',
    (version, has) => {
      const server = { ...defaultInstance, family: 'gotosocial', backendVersion: version } as const;
      const { replyPolicies, localOnlyPosts, listPosts } = capabilitiesOf(server, {});
      expect([replyPolicies, localOnlyPosts, listPosts]).toEqual([has, has, false]);
    },
  );

  it.each([
    [{ family: 'mastodon', backendVersion: '4.2.9' }, false],
    [{ family: 'mastodon', backendVersion: '4.3.0' }, true],
    [{ family: 'mastodon', backendVersion: 'nightly', apiLevel: 2 }, true],
    // It names a level, and has no such calls.
    [{ backendName: 'hollo', backendVersion: '0.11.0', apiLevel: 7 }, false],
    [{ family: 'gotosocial', backendVersion: '0.20.0' }, false],
    [{ family: 'pleroma', backendVersion: '2.9.0' }, false],
  ] as const)('notifications of strangers are filtered by %j: %s', (server, does) => {
    const { notificationPolicy } = capabilitiesOf({ ...defaultInstance, ...server }, {});
    expect(notificationPolicy).toBe(does);
  });

  it.each([{ family: 'gotosocial' }, { backendName: 'hollo' }] as const)(
    '%j has no call that removes one notification',
    (server) => {
      expect(capabilitiesOf({ ...defaultInstance, ...server }, {}).dismissals).toBe(false);
    },
  );

  it('GoToSocial has no call that makes somebody stop following', () => {
    const server = { ...defaultInstance, family: 'gotosocial', backendVersion: '0.20.0' } as const;
    expect(capabilitiesOf(server, {}).removingFollowers).toBe(false);
  });

  it('do not include a feature once it turned out to be missing', () => {
    expect(capabilitiesOf(pleroma, { chats: NOW + 1 })).toMatchObject({
      chats: false,
      polls: true,
    });
  });
});

describe('a missing feature', () => {
  it('is remembered for a day', () => {
    const missing = rememberOutcome({}, 'announcements', 404, NOW);
    expect(stillMissing(missing, NOW)).toEqual({ announcements: NOW + MISSING_FOR });
    expect(stillMissing(missing, NOW + MISSING_FOR - 1)).toHaveProperty('announcements');
    expect(stillMissing(missing, NOW + MISSING_FOR)).toEqual({});
  });

  it.each([401, 403, 429, 500, 502])('is not inferred from status %d', (status) => {
    expect(rememberOutcome({}, 'chats', status, NOW)).toEqual({});
  });

  it('is forgotten when a call succeeds, but not because of another error', () => {
    const missing = { chats: NOW + 5, polls: NOW + 5 };
    expect(rememberOutcome(missing, 'chats', 200, NOW)).toEqual({ polls: NOW + 5 });
    expect(rememberOutcome(missing, 'chats', 500, NOW)).toBe(missing);
  });

  it.each([null, 'x', [], { chats: 'x' }, { chats: NOW * 2 }, { unheardOf: NOW + 1 }])(
    'is not read from the stored value %j',
    (kept) => {
      expect(stillMissing(kept, NOW)).toEqual({});
    },
  );
});
