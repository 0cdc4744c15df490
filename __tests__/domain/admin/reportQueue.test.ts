import {
  afterReportAction,
  groupReports,
  isToBeDone,
  reportOffers,
  type QueuedReport,
  type ReportAction,
} from '@/domain/admin/reportQueue';
import { mayOpen } from '@/domain/admin/staff';
import { mayHaveStaffScopes, staffScopes } from '@/domain/admin/staffScopes';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges } from '@/domain/session/privileges';

const server = (family: ServerFamily) => ({ family, features: [] });
const all = { privileges: [...privileges] };
const role = (permissions: number) => ({ privileges: [], permissions });

describe('the right to the queue', () => {
  it.each([
    ['nobody', role(0), false],
    ['a privilege of Pleroma', { privileges: ['reports_manage_reports' as const] }, true],
    ['another privilege', { privileges: ['emoji_manage_emoji' as const] }, false],
    ['an administrator', role(1), true],
    ['the bit for reports', role(0x10), true],
    ['every other bit', role(0xfffffee), false],
    ['a number of more than 32 bits', role(2 ** 40 + 0x10), true],
  ])('of %s', (_who, staff, expected) => {
    expect(mayOpen('reports', staff, server('mastodon'))).toBe(expected);
    expect(reportOffers(server('mastodon'), staff) !== null).toBe(expected);
  });
});

describe('the offers', () => {
  it('are those of the family', () => {
    const of = (family: ServerFamily) => reportOffers(server(family), { ...all, permissions: 1 });
    expect(of('pleroma')).toMatchObject({
      states: ['open', 'resolved', 'closed'],
      reopens: true,
      notes: true,
      measures: ['deactivated'],
      posts: true,
    });
    expect(of('akkoma')).toEqual(of('pleroma'));
    expect(of('mastodon')).toMatchObject({
      states: ['open', 'resolved'],
      reopens: true,
      notes: false,
      posts: false,
      explains: true,
    });
    expect(of('gotosocial')).toMatchObject({
      reopens: false,
      assigns: false,
      answers: true,
      lifts: false,
      measures: ['suspended'],
    });
  });

  it('of the Pleroma family follow the privileges', () => {
    const staff = { privileges: ['reports_manage_reports' as const] };
    expect(reportOffers(server('pleroma'), staff)).toMatchObject({ measures: [], posts: false });
  });
});

it('asks for the scopes in the words of the family, and knows when they are missing', () => {
  expect(staffScopes(server('akkoma'))).toBe('admin');
  expect(staffScopes(server('gotosocial'))).toBe('admin:read admin:write');
  const may = (scopes: string | null) => mayHaveStaffScopes(server('mastodon'), scopes);
  expect(may(null)).toBe(true);
  expect(may('read write follow push')).toBe(false);
  expect(may('read write admin:read')).toBe(false);
  expect(may('read write admin:read admin:write')).toBe(true);
});

it('groups reports by account, and keeps those apart whose account is gone', () => {
  const row = (id: string, reportedUserId: string | null) => ({ id, reportedUserId });
  expect(groupReports([row('1', 'a'), row('2', null), row('3', 'a'), row('4', null)])).toEqual([
    { id: 'a', userId: 'a', reportIds: ['1', '3'] },
    { id: 'report 2', userId: null, reportIds: ['2'] },
    { id: 'report 4', userId: null, reportIds: ['4'] },
  ]);
});

describe('an action', () => {
  const report: QueuedReport = {
    id: '1',
    state: 'open',
    html: '',
    createdAt: '',
    reportedUserId: 'a',
    reporterId: null,
    statusIds: ['s1'],
    notes: [],
    rules: [],
    category: null,
    ruleIds: [],
    assignedId: null,
    inForce: [],
    isLocal: true,
  };
  const reversible: ReportAction[] = [
    { kind: 'state', state: 'resolved', answer: '' },
    { kind: 'assignment', mine: true },
    { kind: 'category', category: 'spam', rules: [] },
    { kind: 'category', category: 'violation', rules: [{ id: '2', text: 'Be kind' }] },
    { kind: 'measure', measure: 'silenced', wanted: true, text: '' },
  ];

  it.each(reversible)('is to be done once: $kind', (action) => {
    expect(isToBeDone(report, action, 'me')).toBe(true);
    expect(isToBeDone(afterReportAction(report, action, 'me'), action, 'me')).toBe(false);
  });

  it('on a post is done while the report has it; an empty note is nothing', () => {
    const post = (statusId: string): ReportAction => ({ kind: 'post', statusId, does: 'delete' });
    expect(isToBeDone(report, post('s1'), 'me')).toBe(true);
    expect(isToBeDone(report, post('s2'), 'me')).toBe(false);
    expect(isToBeDone(report, { kind: 'note', text: ' ' }, 'me')).toBe(false);
  });
});
