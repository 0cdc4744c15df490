/** Reports to the staff, as servers send them. */
import { createCollector } from '@/api/decode/engine/collector';
import { isRefusal } from '@/api/decode/engine/refusal';
import { decodeReport } from '@/api/decode/people/report';
import type { Report } from '@/domain/people/report';
import { wireStatus, wireUser } from '@support/wire';

function decoded(changes: object) {
  const collector = createCollector();
  const report = decodeReport({ id: 'r1', ...changes }, collector);
  if (isRefusal(report)) throw new Error(report.why);
  const { statuses, users } = collector.bundle();
  return { report, statuses, users };
}

it('REP-06 a report has its state, the reported account, the reporter, the comment, the posts and the notes', () => {
  const { report, statuses, users } = decoded({
    state: 'closed',
    account: wireUser({ id: 'u9', acct: 'zoe' }),
    actor: wireUser({ id: 'u5', acct: 'ann' }),
    content: 'Spam <b>again</b><script>alert(1)</script>',
    created_at: '2026-11-20T11:00:00.000Z',
    statuses: [
      wireStatus({
        id: 's1',
        created_at: '2026-11-19T10:00:00.000Z',
        account: wireUser({ id: 'u9', acct: 'zoe' }),
      }),
    ],
    notes: [
      {
        id: 'n1',
        content: 'Seen <i>before</i>',
        created_at: '2026-11-20T11:30:00.000Z',
        user: wireUser({ id: 'u1', acct: 'mia' }),
      },
    ],
  });
  expect(report).toEqual<Report>({
    id: 'r1',
    state: 'closed',
    html: 'Spam <b>again</b>',
    createdAt: '2026-11-20T11:00:00.000Z',
    reportedUserId: 'u9',
    reporterId: 'u5',
    statusIds: ['s1'],
    notes: [
      {
        id: 'n1',
        html: 'Seen <i>before</i>',
        userId: 'u1',
        createdAt: '2026-11-20T11:30:00.000Z',
      },
    ],
    rules: [],
  });
  expect(statuses).toMatchObject([
    { id: 's1', userId: 'u9', createdAt: '2026-11-19T10:00:00.000Z' },
  ]);
  expect(users.find(({ id }) => id === 'u9')?.screenName).toBe('zoe');
  expect(users.find(({ id }) => id === 'u5')?.screenName).toBe('ann');
});

it.each([
  ['open', {}, 'open'],
  ['closed', { state: 'closed' }, 'closed'],
  ['resolved', { state: 'resolved' }, 'resolved'],
  ['one that nobody knows', { state: 'forgotten' }, 'open'],
  ['only whether something was done', { action_taken: true }, 'resolved'],
])('REP-06 a report is %s', (_what, changes, state) => {
  expect(decoded(changes).report.state).toBe(state);
});

it('a report has no people and no text if the server withholds them', () => {
  expect(decoded({ account: {}, statuses: null, notes: 'none' }).report).toMatchObject({
    reportedUserId: null,
    reporterId: null,
    statusIds: [],
    notes: [],
  });
});
