import fc from 'fast-check';
import { decodeOneQueuedReport, decodeQueuedReports } from '@/api/decode/admin/queuedReport';
import { isRefusal } from '@/api/decode/engine/refusal';
import { measures } from '@/domain/admin/reportQueue';
import { mastodonReport, pleromaReport, staffAccount } from '@support/admin/reports';
import { damagedCopies } from '@support/engine/api/damage';
import * as shapes from '@support/engine/api/shapes';

const only = (wire: unknown) => decodeQueuedReports([wire]).reports[0];

it('reads who is reported and who reports, in the words of each family', () => {
  const both = { reportedUserId: 'u4', reporterId: 'u2', statusIds: ['s9'] };
  expect(only(pleromaReport('r1'))).toMatchObject({ ...both, state: 'open', html: 'spam' });
  expect(only(mastodonReport('1'))).toMatchObject({
    ...both,
    state: 'open',
    category: 'spam',
    html: 'Buy &lt;now&gt;',
  });
  expect(only(mastodonReport('1', { action_taken: true }))?.state).toBe('resolved');
});

it('reads the measures in force, and if the account is one of this server', () => {
  const { account } = pleromaReport('r1');
  const inactive = { ...account, is_active: false, local: false };
  expect(only(pleromaReport('r1'))).toMatchObject({ inForce: [], isLocal: true });
  expect(only(pleromaReport('r1', { account: inactive as never }))).toMatchObject({
    inForce: ['deactivated'],
    isLocal: false,
  });
  const target_account = staffAccount({ silenced: true, suspended: true, domain: 'far.example' });
  expect(only(mastodonReport('1', { target_account }))).toMatchObject({
    inForce: ['silenced', 'suspended'],
    isLocal: false,
  });
});

it('knows who took it only where the server says it', () => {
  expect(only(pleromaReport('r1'))).not.toHaveProperty('assignedId');
  expect(only(mastodonReport('1'))?.assignedId).toBeNull();
  expect(only(mastodonReport('1', { assigned_account: staffAccount() }))?.assignedId).toBe('u4');
});

it('keeps a report whose account is gone', () => {
  expect(only(mastodonReport('1', { target_account: null }))?.reportedUserId).toBeNull();
  expect(only(pleromaReport('r1', { account: {} }))?.reportedUserId).toBeNull();
});

it('refuses what is no report, and keeps the others of a page', () => {
  for (const wire of [null, 7, 'x', [], {}])
    expect(isRefusal(decodeOneQueuedReport(wire))).toBe(true);
  expect(decodeQueuedReports([null, mastodonReport('2')]).reports.map(({ id }) => id)).toEqual([
    '2',
  ]);
});

it.each([
  ['Pleroma', pleromaReport('r1')],
  ['Mastodon', mastodonReport('1')],
])('makes something whole of any damage to a report of %s', (_family, original) => {
  fc.assert(
    fc.property(damagedCopies(original), (wire) => {
      const { reports, entities } = decodeQueuedReports([wire]);
      expect(shapes.flaws(entities, shapes.entities)).toEqual([]);
      for (const report of reports) {
        expect(typeof report.html).toBe('string');
        expect(report.inForce.every((one) => measures.includes(one))).toBe(true);
        expect(['string', 'undefined']).toContain(typeof (report.assignedId ?? undefined));
      }
    }),
    { numRuns: 150 },
  );
});
