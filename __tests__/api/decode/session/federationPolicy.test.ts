/** The federation policy of an instance, as its node info states it. */
import { decodeAbout } from '@/api/decode/session/about';
import { createCollector } from '@/api/decode/engine/collector';
import { decodeFederationPolicy } from '@/api/decode/session/federationPolicy';
import { serversWith, type FederationPolicy } from '@/domain/session/about';
import { fixtureBody } from '@support/fixtures';

const listed = (host: string, reason = '') => ({ host, reason });

it('ABOUT-02 a federation policy has every list with its reasons, the keywords, and if it is on', () => {
  const policy = decodeFederationPolicy({
    enabled: true,
    exclusions: false,
    mrf_policies: ['SimplePolicy', 'KeywordPolicy', 'TagPolicy'],
    mrf_simple: {
      accept: ['good.example'],
      reject: ['spam.example', 'bad.example'],
      federated_timeline_removal: ['loud.example'],
      media_nsfw: ['beach.example'],
      media_removal: ['huge.example'],
    },
    mrf_simple_info: {
      reject: { 'bad.example': { reason: 'Harassment' } },
      media_removal: { 'huge.example': { reason: 'Too large' } },
    },
    quarantined_instances: ['leaky.example'],
    quarantined_instances_info: {
      quarantined_instances: { 'leaky.example': { reason: 'Publishes private posts' } },
    },
    mrf_keyword: {
      federated_timeline_removal: ['lottery'],
      reject: ['buy now', 'casino'],
      replace: [{ pattern: 'cat', replacement: 'dog' }],
    },
  });
  expect(policy).toEqual<FederationPolicy>({
    enabled: true,
    policies: ['SimplePolicy', 'KeywordPolicy', 'TagPolicy'],
    isIncomplete: false,
    lists: [
      { rule: 'accept', servers: [listed('good.example')] },
      { rule: 'reject', servers: [listed('bad.example', 'Harassment'), listed('spam.example')] },
      { rule: 'quarantined', servers: [listed('leaky.example', 'Publishes private posts')] },
      { rule: 'federated_timeline_removal', servers: [listed('loud.example')] },
      { rule: 'media_removal', servers: [listed('huge.example', 'Too large')] },
      { rule: 'media_nsfw', servers: [listed('beach.example')] },
    ],
    keywords: {
      federatedTimelineRemoval: ['lottery'],
      reject: ['buy now', 'casino'],
      replace: [{ pattern: 'cat', replacement: 'dog' }],
    },
    others: [],
  });
  expect(decodeFederationPolicy({ enabled: false })?.enabled).toBe(false);
});

it("a federation policy keeps unknown kinds of rules under the server's names", () => {
  const policy = decodeFederationPolicy({
    mrf_simple: { handle_threads: ['new.example'], reject: ['bad.example'] },
    mrf_hellthread: { delist_threshold: 15, reject_threshold: 0 },
    mrf_vocabulary: { accept: ['Note', 'Like'], reject: [] },
    mrf_odd: 'yes',
  });
  expect(policy?.lists.map(({ rule }) => rule)).toEqual(['reject', 'handle_threads']);
  expect(policy?.others).toEqual([
    {
      policy: 'hellthread',
      settings: [
        { name: 'delist_threshold', value: '15' },
        { name: 'reject_threshold', value: '0' },
      ],
    },
    { policy: 'vocabulary', settings: [{ name: 'accept', value: 'Note, Like' }] },
    { policy: 'odd', settings: [{ name: '', value: 'yes' }] },
  ]);
});

it('a federation policy includes servers that stand only in `mrf_simple_info` or only in `rejected_instances`', () => {
  const policy = decodeFederationPolicy({
    mrf_simple: { reject: [['pair.example', 'Spam'], { host: 'object.example' }, null, 7] },
    mrf_simple_info: { media_nsfw: { 'only.example': 'Told as a text' } },
    rejected_instances: { 'newer.example': { reason: 'In the newer place' } },
  });
  expect(policy?.lists).toEqual([
    {
      rule: 'reject',
      servers: [
        listed('newer.example', 'In the newer place'),
        listed('object.example'),
        listed('pair.example', 'Spam'),
      ],
    },
    { rule: 'media_nsfw', servers: [listed('only.example', 'Told as a text')] },
  ]);
});

it.each([undefined, null, 'none', 7, []])('a federation policy is null for %j', (told) => {
  expect(decodeFederationPolicy(told)).toBeNull();
});

it('a federation policy says if an instance does not publish it', () => {
  expect(decodeFederationPolicy({ enabled: true })).toMatchObject({ policies: null, lists: [] });
});

it('a federation policy can be searched by server and reason', () => {
  const lists = [
    { rule: 'reject', servers: [listed('bad.example', 'Harassment'), listed('spam.example')] },
    { rule: 'accept', servers: [listed('good.example')] },
  ];
  expect(serversWith(lists, ' HARASS ')).toEqual([
    { rule: 'reject', servers: [listed('bad.example', 'Harassment')] },
  ]);
  expect(serversWith(lists, '')).toEqual(lists);
});

it('a federation policy of a real instance is decoded, with its staff and size', () => {
  const { about } = decodeAbout(
    fixtureBody('boot/nodeinfo-2.0'),
    fixtureBody('boot/instance-v1'),
    createCollector(),
  );
  expect(about).toMatchObject({
    descriptionHtml: 'A small instance about bread, bridges and slow trains',
    staffNames: ['admin', 'mod'],
    statistics: { users: 45, activeUsers: 45, posts: 545, servers: 0 },
  });
  expect(about.policy?.policies).toContain('TagPolicy');
  expect(about.policy?.lists).toEqual([]);
});

it('a federation policy is empty for an instance that publishes none', () => {
  expect(decodeAbout(null, '<html>', createCollector())).toEqual({
    about: {
      descriptionHtml: '',
      languages: [],
      policy: null,
      rules: [],
      statistics: { users: null, activeUsers: null, posts: null, servers: null },
      staffNames: [],
    },
    contactId: null,
  });
});
