import fc from 'fast-check';
import { decodeAdminConfig } from '@/api/decode/admin/adminConfig';
import { decodeCutOff, decodePostCount, decodeRules } from '@/api/decode/admin/federation';
import { decodeLogPage } from '@/api/decode/admin/moderationLog';
import { decodeNames } from '@/api/decode/admin/serverLists';
import { severities } from '@/domain/admin/federation';
import { serverListKinds } from '@/domain/admin/serverLists';
import { rulesInConfig } from '@/domain/admin/simplePolicy';
import { domainRule, policyConfig } from '@support/admin/federation';
import { damagedCopies } from '@support/engine/api/damage';

const texts = (row: object) =>
  Object.values(row).every(
    (value) => value === null || !['function', 'symbol'].includes(typeof value),
  );

it('reads the log with whom and what it is about', () => {
  const user = (id: string, nickname: string) => ({ id, nickname, type: 'user' });
  const data = (more: object) => ({ actor: user('u1', 'mia'), action: 'x', ...more });
  const items = [
    { id: 9, time: 1_790_000_000, message: 'a', data: data({ subject: [user('u2', 'ben')] }) },
    {
      time: 2,
      message: 'b',
      data: data({ subject: { type: 'report', id: 'r1' }, subject_actor: user('u2', 'ben') }),
    },
    { time: 3, message: 'c', data: data({ action: 'status_delete', subject_id: 's1' }) },
    { time: 4, message: 'd', data: data({ subject: { type: 'status', id: 's2' } }) },
    { time: 5, message: 'e', data: data({ nicknames: ['eve'], tags: ['x'] }) },
    { time: 6, message: 'f', data: { actor: null } },
    { time: 7 },
  ];
  const { entries, total } = decodeLogPage(items, '50');
  expect(total).toBe(50);
  expect(
    entries.map(({ subjects }) => subjects.map(({ kind, id, name }) => [kind, id, name])),
  ).toEqual([
    [['user', 'u2', 'ben']],
    [
      ['report', 'r1', null],
      ['user', 'u2', 'ben'],
    ],
    [],
    [['status', 's2', null]],
    [['user', '', 'eve']],
    [],
  ]);
  expect(entries[0]).toMatchObject({ id: '9', at: '2026-09-21T14:13:20.000Z' });
  expect(entries[1]?.id).toBe('2 b');
  expect(entries[5]?.actor).toBeNull();
});

it('makes something whole of any damage to a rule', () => {
  fc.assert(
    fc.property(damagedCopies(domainRule('1', 'a.example')), (wire) => {
      for (const rule of decodeRules('blocks', [wire])) {
        expect(severities).toContain(rule.severity);
        expect(typeof rule.host).toBe('string');
        expect(typeof rule.publicComment).toBe('string');
        expect(typeof rule.rejectMedia).toBe('boolean');
      }
    }),
  );
});

it('makes something whole of any damage to a configuration', () => {
  const whole = policyConfig(
    { reject: [['a.example', 'Spam'], 'b.example'], accept: ['c.example'] },
    { hidden: ['a.example'], quarantined: ['b.example'] },
  );
  fc.assert(
    fc.property(damagedCopies(whole), (wire) => {
      for (const rule of rulesInConfig(decodeAdminConfig(wire).configs)) {
        expect(rule.host).not.toBe('');
        expect(typeof rule.publicComment).toBe('string');
      }
    }),
  );
});

it('makes something whole of any damage to the log and to lists', () => {
  const item = {
    id: 1,
    time: 2,
    message: 'm',
    data: { actor: { id: 'u', nickname: 'n' }, subject: [{ type: 'status', id: 's' }] },
  };
  fc.assert(
    fc.property(damagedCopies(item), (wire) => {
      for (const entry of decodeLogPage([wire], 1).entries) {
        expect(entry.message).not.toBe('');
        expect(entry.subjects.every(texts)).toBe(true);
      }
    }),
  );
  const row = {
    id: '1',
    domain: 'a.example',
    ip: '192.0.2.1',
    actor: 'https://a.example',
    created_at: '2026-03-01T08:00:00.000Z',
    history: [{ uses: '3' }],
    severity: 'no_access',
    expires_at: null,
  };
  fc.assert(
    fc.property(damagedCopies(row), fc.constantFrom(...serverListKinds), (wire, kind) => {
      for (const name of decodeNames(kind, [wire])) {
        expect(name.name).not.toBe('');
        expect(name.attempts === null || name.attempts >= 0).toBe(true);
      }
    }),
  );
});

it('knows no numbers that the answer does not have', () => {
  fc.assert(
    fc.property(fc.anything(), (wire) => {
      for (const cutOff of [decodeCutOff(wire), decodePostCount(wire)]) {
        for (const count of Object.values(cutOff)) expect(count === null || count >= 0).toBe(true);
      }
    }),
  );
});
