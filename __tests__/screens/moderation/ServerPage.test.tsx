import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { OWN_RULES_CHANGE, type OwnRule } from '@/domain/admin/ownRules';
import { STAFF_STATISTICS, type StatisticsParts } from '@/domain/admin/server/serverStatistics';
import type { ServerFamily } from '@/domain/session/instance';
import { ServerPage } from '@/screens/moderation/server/ServerPage';
import { rebootNeedOpened, rebootNeedReceived, restartRequested } from '@/slices/admin/adminConfig';
import {
  ownRulesReceived,
  ruleMoveRequested,
  ruleRemoveRequested,
  ruleSaveRequested,
} from '@/slices/admin/ownRules';
import {
  documentReceived,
  documentResetRequested,
  documentSaveRequested,
  documentWritten,
} from '@/slices/admin/serverDocuments';
import { statisticsOpened, statisticsReceived } from '@/slices/admin/serverStatistics';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import {
  announcementDeleteRequested,
  announcementsOpened,
  announcementsReceived,
} from '@/slices/talk/announcements';
import { axeFindings } from '@support/engine/jsdomAxe';
import { signedIn } from '@support/people';
import { manager, someAnnouncement } from '@support/talk/announcements';
import { renderInStore } from '@support/renderInStore';

const show = (family: ServerFamily, ...before: UnknownAction[]) =>
  renderInStore(<ServerPage />, {
    family,
    before: [
      instanceConfigured({ instance: { backendVersion: '2.8.0' } }),
      signedIn(family === 'pleroma' ? { ...manager, role: 'admin' } : { permissions: 1 }),
      ...before,
    ],
  });
const received = (parts: Partial<StatisticsParts>) =>
  statisticsReceived({ period: '30', received: parts });

const row = (key: string, name: string, value: number) => ({ key, name, value });
const parts: StatisticsParts = {
  counts: { users: 7, activeUsers: null, posts: 1_234, servers: 12 },
  visibilities: { public: 553, unlisted: 37, private: 49, direct: 285 },
  measures: [
    {
      name: 'new_users',
      total: 9,
      before: 4,
      points: [
        { at: '2026-11-01T00:00:00Z', value: 2 },
        { at: '2026-11-02T00:00:00Z', value: 7 },
      ],
    },
  ],
  dimensions: {
    rankings: {
      languages: [row('de', 'German', 8), row('und', 'Undetermined', 2)],
      sources: [],
      servers: [],
      space_usage: [row('redis', 'Redis', 2_097_152)],
    },
    versions: [{ name: 'Ruby', version: '3.4' }],
  },
  retention: [
    { month: '2026-10-01T00:00:00Z', people: 8, shares: [{ at: '2026-11-01', value: 0.5 }] },
  ],
};

it('shows numbers of Mastodon as charts, with the same numbers in tables', async () => {
  const { dispatch } = show('mastodon');
  dispatch(received(parts));
  const chart = screen.getByRole('figure', { name: 'New accounts' });
  expect(chart).toHaveTextContent('9');
  expect(chart).toHaveTextContent('Before: 4');
  await userEvent.click(within(chart).getByText('Show as table'));
  const day = within(chart).getByRole('row', { name: /Nov 2/ });
  expect(day).toHaveTextContent('7');
  const languages = screen.getByRole('table', { name: 'Languages' });
  expect(within(languages).getByRole('row', { name: /German/ })).toHaveTextContent('8');
  expect(screen.queryByRole('table', { name: 'Apps' })).toBeNull();
  expect(screen.getByRole('row', { name: /Redis/ })).toHaveTextContent('2.00 MiB');
  expect(screen.getByRole('row', { name: /Oct 2026/ })).toHaveTextContent('850%');
  expect(screen.queryByText('Active in the last month')).toBeNull();
  expect(screen.queryByRole('table', { name: 'Known posts' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

it('asks for other days', async () => {
  const { dispatched } = show('mastodon');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '7 days');
  const asked = dispatched.filter(statisticsOpened.match).map(({ payload }) => payload);
  expect(asked.slice(4)).toEqual([
    { part: 'measures', period: '7' },
    { part: 'dimensions', period: '7' },
  ]);
});

it('shows the posts by visibility on Pleroma, and a reason in place of a part', async () => {
  const { dispatch, dispatched } = show('pleroma');
  dispatch(received({ counts: parts.counts }));
  dispatch(requestFailed({ key: STAFF_STATISTICS, reason: 'Broken', httpStatus: 500 }));
  expect(screen.getByText('1,234')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  const count = dispatched.length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(dispatched[count]).toEqual(statisticsOpened({ part: 'visibilities', period: '30' }));
  dispatch(received({ visibilities: parts.visibilities }));
  const posts = screen.getByRole('table', { name: 'Known posts' });
  expect(within(posts).getByRole('row', { name: /Followers only/ })).toHaveTextContent('49');
  expect(await axeFindings()).toEqual([]);
});

it('has nothing for those without a right', () => {
  const { container } = renderInStore(<ServerPage />, {
    family: 'mastodon',
    before: [signedIn({ permissions: 0x10 })],
  });
  expect(container).toBeEmptyDOMElement();
});

it('lists announcements of Pleroma, which may be written, scheduled and deleted', async () => {
  const { dispatch, dispatched } = show('pleroma');
  await userEvent.click(screen.getByRole('tab', { name: 'Announcements' }));
  expect(dispatched).toContainEqual(announcementsOpened());
  dispatch(
    announcementsReceived({
      announcements: [someAnnouncement({ id: 'n1', html: 'Moving on Sunday', inactive: true })],
    }),
  );
  const row = screen.getByRole('listitem', { name: 'Moving on Sunday' });
  expect(row).toHaveTextContent('This announcement is inactive');
  expect(within(row).getByRole('button', { name: 'Edit' })).toBeVisible();
  const form = screen.getByRole('form', { name: 'New announcement' });
  await userEvent.type(
    within(form).getByRole('textbox', { name: 'Text' }),
    'See https://a.example <b>',
  );
  const preview = within(form).getByRole('group', { name: 'Preview' });
  expect(within(preview).getByRole('link')).toHaveAttribute('href', 'https://a.example');
  expect(preview).toHaveTextContent('See https://a.example <b>');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(within(row).getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(dispatched).toContainEqual(announcementDeleteRequested({ announcementId: 'n1' }));
});

it.each(['mastodon', 'gotosocial'] as const)('has no announcements to write on %s', (family) => {
  show(family);
  expect(screen.queryByRole('tab', { name: 'Announcements' })).toBeNull();
});

const kind: OwnRule = { id: '1', text: 'Be kind', hint: 'To all', priority: 1 };
const rulesReceived = ownRulesReceived({
  rules: [kind, { id: '2', text: 'Be brief', hint: '', priority: 2 }],
});

it('has the rules of Pleroma in their order, with a form', async () => {
  const { dispatch, dispatched } = show('pleroma');
  await userEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  dispatch(rulesReceived);
  const list = screen.getByRole('list', { name: 'Rules' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Be kindTo all');
  const first = within(list).getByRole('group', { name: 'Be kind' });
  await userEvent.click(within(first).getByRole('button', { name: 'Move later' }));
  expect(dispatched).toContainEqual(ruleMoveRequested({ id: '1', to: 1 }));
  await userEvent.click(within(first).getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete this rule?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(dispatched).toContainEqual(ruleRemoveRequested({ id: '1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add rule' }));
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('Be fair');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(dispatched).toContainEqual(ruleSaveRequested());
  dispatch(requestFailed({ key: OWN_RULES_CHANGE, reason: 'Too long', httpStatus: 400 }));
  expect(screen.getByText('Too long')).toBeVisible();
  expect(field).toHaveValue('Be fair');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('has no order and no explanations on GoToSocial, and no rules on Mastodon', async () => {
  const { dispatch } = show('gotosocial');
  await userEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  dispatch(rulesReceived);
  expect(screen.queryByRole('button', { name: 'Move later' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add rule' }));
  expect(screen.queryByRole('textbox', { name: 'Explanation' })).toBeNull();
  cleanup();
  show('mastodon');
  expect(screen.queryByRole('tab', { name: 'Rules' })).toBeNull();
});

it('restarts a server that needs it, after a question', async () => {
  const { dispatch, dispatched } = show('pleroma');
  expect(dispatched).toContainEqual(rebootNeedOpened());
  expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull();
  dispatch(rebootNeedReceived({ needsReboot: true }));
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(dispatched).not.toContainEqual(restartRequested());
  const question = screen.getByRole('alertdialog', { name: 'Restart the server now?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Restart' }));
  expect(dispatched).toContainEqual(restartRequested());
});

it.each(['mastodon', 'gotosocial'] as const)('has no restart on %s', (family) => {
  const { dispatch, dispatched } = show(family);
  dispatch(rebootNeedReceived({ needsReboot: true }));
  expect(dispatched).not.toContainEqual(rebootNeedOpened());
  expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull();
});

it('has the terms and the panel of Pleroma, with a preview', async () => {
  const { dispatch, dispatched } = show('pleroma');
  await userEvent.click(screen.getByRole('tab', { name: 'Documents' }));
  const name = 'terms-of-service';
  dispatch(documentReceived({ name, text: '<b>Be kind</b>', html: '<b>Be kind</b>' }));
  const form = screen.getByRole('form', { name: 'Terms of service' });
  expect(within(form).getByRole('group', { name: 'Preview' })).toHaveTextContent('Be kind');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(dispatched).not.toContainEqual(documentSaveRequested({ name }));
  await userEvent.type(within(form).getByRole('textbox', { name: 'HTML' }), '!');
  expect(dispatched).toContainEqual(documentWritten({ name, text: '<b>Be kind</b>!' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(dispatched).toContainEqual(documentSaveRequested({ name }));
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(within(form).getByRole('button', { name: 'Reset' }));
  const question = screen.getByRole('alertdialog', { name: 'Reset “Terms of service”' });
  await userEvent.click(within(question).getByRole('button', { name: 'Reset' }));
  expect(dispatched).toContainEqual(documentResetRequested({ name }));
});

it.each(['mastodon', 'gotosocial'] as const)('has no documents on %s', (family) => {
  show(family);
  expect(screen.queryByRole('tab', { name: 'Documents' })).toBeNull();
});
