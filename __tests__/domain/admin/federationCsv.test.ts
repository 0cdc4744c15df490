import fc from 'fast-check';
import {
  newRule,
  ruleKey,
  severities,
  type FederationRule,
  type Severity,
} from '@/domain/admin/federation';
import {
  hostOf,
  planLine,
  readFederationFile,
  writeFederationFile,
  type FileReading,
} from '@/domain/admin/federationCsv';

const HEAD = '#domain,#severity,#reject_media,#reject_reports,#public_comment,#obfuscate';
const mastodon: FileReading = {
  offers: { severities, rejects: true, wildcards: false },
  ownHost: 'here.example',
  severity: 'suspend',
};
const read = (text: string, reading = mastodon) => [...readFederationFile(text, reading)];
const hosts = (text: string, reading = mastodon) =>
  read(text, reading).map(({ rule, fault }) => rule?.host ?? fault);

it('reads the common columns', () => {
  expect(read(`${HEAD}\nbad.example,silence,true,false,"Spam, mostly",true\n`)).toEqual([
    {
      line: 2,
      text: 'bad.example',
      fault: null,
      rule: {
        ...newRule('bad.example', 'silence'),
        rejectMedia: true,
        publicComment: 'Spam, mostly',
        obfuscate: true,
      },
    },
  ]);
});

it('finds columns by their names, in any order and without the sign', () => {
  const [line] = read('public_comment,unknown,domain,severity\nBots,7,bad.example,noop\n');
  expect(line?.rule).toMatchObject({
    host: 'bad.example',
    severity: 'noop',
    publicComment: 'Bots',
  });
});

it('reads a plain list of hosts, with remarks, addresses and names in other scripts', () => {
  const text = '# ours\nBAD.example\n\nhttps://worse.example/about\n@eve@far.example\nmünchen.de\n';
  expect(hosts(text)).toEqual(['bad.example', 'worse.example', 'far.example', 'xn--mnchen-3ya.de']);
  expect(read(text, { ...mastodon, severity: 'allow' })[0]?.rule?.severity).toBe('allow');
});

it.each([
  ['no host at all', 'bad host', 'host'],
  ['a name without a dot', 'localhost', 'host'],
  ['a hidden name', 'b*d.example', 'hidden'],
  ['a severity nobody knows', 'bad.example,hard', 'severity'],
  ['an allowed server among blocks', 'bad.example,allow', 'severity'],
  ['a quote that never ends', '"bad.example,suspend', 'quote'],
  ['this server', 'Here.example', 'own'],
])('says why it cannot take %s', (_what, line, fault) => {
  const lines = read(`${HEAD}\n${line}\ngood.example\n`);
  expect(lines[0]).toMatchObject({ line: 2, rule: null, fault });
  expect(lines[1]?.rule?.host).toBe('good.example');
});

it('takes a host once', () => {
  expect(hosts('a.example\nA.example\n')).toEqual(['a.example', 'twice']);
});

it('knows names with an asterisk, and what a server cannot do', () => {
  const pleroma = { ...mastodon, offers: { severities, rejects: true, wildcards: true } };
  expect(hosts('*.bad.example\n*bad.example\n', pleroma)).toEqual(['*.bad.example', 'hidden']);
  const gotosocial: FileReading = {
    ...mastodon,
    offers: { severities: ['suspend', 'allow'], rejects: false, wildcards: false },
  };
  expect(hosts(`${HEAD}\na.example,silence\n`, gotosocial)).toEqual(['severity']);
  const [line] = read(`${HEAD}\na.example,suspend,true,true\n`, gotosocial);
  expect(line?.rule?.rejectMedia).toBe(false);
});

describe('the plan', () => {
  const rule: FederationRule = {
    ...newRule('bad.example', 'silence'),
    id: '7',
    privateComment: 'Ask Ben',
    further: ['media_nsfw'],
    since: '2026-01-01T00:00:00.000Z',
  };
  const plan = (text: string, known: FederationRule[] = [rule]) =>
    read(text).map((line) =>
      planLine(line, Object.fromEntries(known.map((one) => [ruleKey(one), one]))),
    );

  it('says what is new, changed, the same and broken', () => {
    const kinds = plan(
      `${HEAD}\nnew.example,suspend\nbad.example,suspend\n?\nidle.example,noop`,
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(['new', 'changed', 'broken', 'same']);
    expect(plan(`${HEAD}\nbad.example,silence`)).toEqual([{ kind: 'same', change: null }]);
  });

  it('leaves alone what a file cannot say', () => {
    expect(plan(`${HEAD}\nbad.example,suspend,,,Spam`)[0]?.change).toEqual({
      before: rule,
      after: { ...rule, severity: 'suspend', publicComment: 'Spam' },
    });
  });
});

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const rules = fc.uniqueArray(
  fc.record({
    id: fc.option(fc.string(), { nil: null }),
    host: fc.tuple(label, label).map((parts) => `${parts.join('.')}.example`),
    severity: fc.constantFrom<Severity[]>('suspend', 'silence', 'noop'),
    rejectMedia: fc.boolean(),
    rejectReports: fc.boolean(),
    further: fc.constant<FederationRule['further']>([]),
    obfuscate: fc.boolean(),
    publicComment: fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '#', 'é') }),
    privateComment: fc.string(),
    since: fc.constant(null),
  }),
  { selector: ({ host }) => host, maxLength: 30 },
);

it('takes back what it has written: nothing would change, and nothing is lost elsewhere', () => {
  fc.assert(
    fc.property(rules, (list) => {
      const lines = read(writeFederationFile(list));
      const known = Object.fromEntries(list.map((rule) => [ruleKey(rule), rule]));
      expect(lines.map((line) => planLine(line, known).kind)).toEqual(list.map(() => 'same'));
      // On another server, the same rules come into being.
      expect(lines.map(({ rule }) => rule)).toEqual(
        list.map((rule) => ({
          ...rule,
          id: null,
          privateComment: '',
          publicComment: rule.publicComment.trim(),
        })),
      );
    }),
  );
});

it('reads any text to its end, and never a host that is none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { rule } of read(text)) {
        expect(rule === null || hostOf(rule.host, false) === rule.host).toBe(true);
      }
    }),
  );
});
