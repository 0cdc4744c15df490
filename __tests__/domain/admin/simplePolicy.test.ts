import fc from 'fast-check';
import { decodeAdminConfig } from '@/api/decode/admin/adminConfig';
import { withConfigValue, type ConfigEntry } from '@/domain/admin/adminConfig';
import type { ConfigPath, ConfigValue } from '@/domain/admin/configValue';
import {
  furtherMeasures,
  isSameRule,
  newRule,
  ruleKey,
  type FederationRule,
} from '@/domain/admin/federation';
import { isPolicyOn, planChanges, policyPush, rulesInConfig } from '@/domain/admin/simplePolicy';
import { policyConfig } from '@support/admin/federation';

const config = (...parts: Parameters<typeof policyConfig>): ConfigEntry[] =>
  decodeAdminConfig(policyConfig(...parts)).configs;

/** The configuration as the server has it after the pushes. */
const pushed = (entries: ConfigEntry[], pushes: ReturnType<typeof planChanges>['pushes']) =>
  pushes.reduce(
    (before, push) =>
      'value' in push
        ? (push.value as { tuple: [string, ConfigValue] }[]).reduce(
            (all, { tuple: [name, value] }) =>
              withConfigValue(all, [push.group, push.key, name] as ConfigPath, value),
            before,
          )
        : before,
    entries,
  );

it('gathers the lists into rules, and leaves out unknown ones', () => {
  const entries = config(
    {
      reject: [['bad.example', 'Spam'], 'old.example'],
      accept: ['friend.example'],
      federated_timeline_removal: ['loud.example', 'bad.example'],
      media_removal: ['loud.example'],
      report_removal: ['loud.example'],
      media_nsfw: ['loud.example'],
      background_removal: ['strange.example'],
    },
    { hidden: ['old.example'], quarantined: ['loud.example'] },
  );
  expect(rulesInConfig(entries)).toEqual([
    newRule('friend.example', 'allow'),
    { ...newRule('bad.example', 'suspend'), publicComment: 'Spam' },
    { ...newRule('old.example', 'suspend'), obfuscate: true },
    {
      ...newRule('loud.example', 'silence'),
      rejectMedia: true,
      rejectReports: true,
      further: ['media_nsfw', 'quarantined'],
    },
  ]);
});

it('pushes only the lists that change, and keeps other hosts and their reasons', () => {
  const entries = config({ reject: [['bad.example', 'Spam']], media_removal: ['far.example'] });
  const before = null;
  const { pushes } = planChanges(entries, [
    { before, after: { ...newRule('new.example', 'suspend'), publicComment: 'Bots' } },
  ]);
  expect(pushes).toEqual([
    {
      group: ':pleroma',
      key: ':mrf_simple',
      value: [
        {
          tuple: [
            ':reject',
            [{ tuple: ['bad.example', 'Spam'] }, { tuple: ['new.example', 'Bots'] }],
          ],
        },
      ],
    },
  ]);
});

it('does nothing twice, and nothing over the head of somebody else', () => {
  const entries = config({ reject: [['bad.example', 'Spam']] });
  const now = { ...newRule('bad.example', 'suspend'), publicComment: 'Spam' };
  const plan = (before: FederationRule | null, after: FederationRule | null) =>
    planChanges(entries, [{ before, after }]);
  expect(plan(null, now)).toEqual({ pushes: [], outcomes: [{ kind: 'done', rule: now }] });
  const other = { ...now, publicComment: 'Ads' };
  expect(plan(other, { ...other, rejectMedia: true })).toEqual({
    pushes: [],
    outcomes: [{ kind: 'overtaken', rule: now }],
  });
  expect(plan(newRule('gone.example', 'suspend'), null).outcomes).toEqual([
    { kind: 'done', rule: null },
  ]);
});

it('puts the rules into force beside the policies there are', () => {
  expect(isPolicyOn(config({}))).toBe(true);
  const off = config({}, { active: false });
  expect(isPolicyOn(off)).toBe(false);
  expect(isPolicyOn(pushed(off, policyPush(off)))).toBe(true);
  expect(isPolicyOn([])).toBeNull();
});

const rules = fc.uniqueArray(
  fc.record({
    id: fc.constant(null),
    host: fc.constantFrom('a.example', 'b.example', '*.c.example', 'd.example'),
    severity: fc.constantFrom('suspend' as const, 'silence' as const, 'noop' as const),
    rejectMedia: fc.boolean(),
    rejectReports: fc.boolean(),
    further: fc.subarray([...furtherMeasures]),
    obfuscate: fc.boolean(),
    publicComment: fc.constantFrom('', 'Spam', 'Ads'),
    privateComment: fc.constant(''),
    since: fc.constant(null),
  }),
  { selector: ({ host }) => host },
);

const isMeant = (rule: FederationRule) =>
  rule.severity !== 'noop' || rule.rejectMedia || rule.rejectReports || rule.further.length > 0;

it('makes of any rules any others, and says the truth about it', () => {
  fc.assert(
    fc.property(rules, rules, (from, to) => {
      const put = (entries: ConfigEntry[], wanted: readonly FederationRule[]) => {
        const known = rulesInConfig(entries);
        const gone = known.filter(({ host }) => !wanted.some((one) => one.host === host));
        const changes = [
          ...wanted.map((after) => ({
            before: known.find((one) => ruleKey(one) === ruleKey(after)) ?? null,
            after,
          })),
          ...gone.map((before) => ({ before, after: null })),
        ];
        const plan = planChanges(entries, changes);
        expect(plan.outcomes.every(({ kind }) => kind === 'done')).toBe(true);
        return pushed(entries, plan.pushes);
      };
      const entries = put(put(config({ background_removal: ['x.example'] }), from), to);
      const have = new Map(rulesInConfig(entries).map((rule) => [rule.host, rule]));
      const wanted = to.filter(isMeant);
      expect([...have.keys()].sort()).toEqual(wanted.map(({ host }) => host).sort());
      for (const rule of wanted) {
        expect(isSameRule(have.get(rule.host) ?? null, rule)).toBe(true);
      }
      expect(JSON.stringify(entries)).toContain('x.example');
    }),
  );
});
