import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { decodeQueuedReports } from '@/api/decode/admin/queuedReport';
import { REPORT_QUEUE, reportRequest, type ReportAction } from '@/domain/admin/reportQueue';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges, type Privilege } from '@/domain/session/privileges';
import { ModerationScreen } from '@/screens/moderation/ModerationScreen';
import {
  earlierReportsRequested,
  failedReportJobsRetried,
  reportActionRequested,
  reportFound,
  reportJobFailed,
  reportJobsAdded,
  reportLookedUp,
  reportQueueOpened,
  reportsArrived,
  reportsReceived,
  staffLoginRequested,
} from '@/slices/admin/reportQueue';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { clientRegistered } from '@/slices/session/session';
import { axeFindings } from '@support/engine/jsdomAxe';
import { mastodonReport, pleromaReport, staffAccount } from '@support/admin/reports';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { wireAttachment, wireStatus } from '@support/wire';

useFakeIntersectionObserver();

const page = (...reports: object[]) =>
  reportsReceived({ ...decodeQueuedReports(reports), next: null, total: null, more: false });
const moderator = (...held: Privilege[]) =>
  signedIn(held.length > 0 ? { privileges: held } : { privileges: [...privileges] });
const administrator = signedIn({ permissions: 1 });

const show = (family: ServerFamily, who: UnknownAction, ...before: UnknownAction[]) =>
  renderInStore(<ModerationScreen page="reports" pages={['reports']} entry={null} />, {
    family,
    before: [
      who,
      reportQueueOpened({ filter: { state: 'open', order: 'newest', mine: false } }),
      ...before,
    ],
  });
const row = () => screen.getByRole('article');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const asked = (action: ReportAction, ...reportIds: string[]) =>
  reportActionRequested({ reportIds, action });
const resolve: ReportAction = { kind: 'state', state: 'resolved', answer: '' };

describe('a row of the queue', () => {
  it('names the account and the first report, and resolves all about it with one press', async () => {
    const { dispatched } = show(
      'pleroma',
      moderator(),
      page(pleromaReport('r1'), pleromaReport('r2')),
    );
    expect(row()).toHaveTextContent('@mallory');
    expect(row()).toHaveTextContent('Reports: 2');
    expect(row()).toHaveTextContent('spam');
    await press('Resolve');
    expect(dispatched).toContainEqual(asked(resolve, 'r1', 'r2'));
  });

  it('offers to reopen a decided one, only where the server can', () => {
    const decided = [pleromaReport('r1', { state: 'resolved' })];
    const { unmount } = show('pleroma', moderator(), page(...decided));
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
    unmount();
    show('gotosocial', administrator, page(mastodonReport('1', { action_taken: true })));
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });

  it('keeps a report whose account is gone', () => {
    show('mastodon', administrator, page(mastodonReport('1', { target_account: null })));
    expect(row()).toHaveTextContent('This account is gone');
  });
});

describe('the details', () => {
  it('cover the files of a post, and name the reporter', async () => {
    const post = wireStatus({ id: 's9', content: 'Look', media_attachments: [wireAttachment()] });
    const { dispatched } = show(
      'pleroma',
      moderator(),
      page(pleromaReport('r1', { statuses: [post] })),
    );
    await press('Details');
    expect(row()).toHaveTextContent('Reported by');
    expect(row()).toHaveTextContent('Look');
    expect(within(row()).getByRole('button', { name: 'Show media (1)' })).toBeVisible();
    await press('Mark as sensitive');
    expect(dispatched).toContainEqual(
      asked({ kind: 'post', statusId: 's9', does: 'sensitive' }, 'r1'),
    );
    await press('Delete');
    const question = screen.getByRole('alertdialog', { name: 'Delete this post?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(dispatched).toContainEqual(
      asked({ kind: 'post', statusId: 's9', does: 'delete' }, 'r1'),
    );
  });

  it('let a moderator of Mastodon correct the category and the broken rules', async () => {
    const kind = { id: '2', text: 'Be kind', hint: '' };
    const rules = instanceConfigured({
      instance: { rules: [kind, { ...kind, id: '3', text: 'Hush' }] },
    });
    const queue = page(mastodonReport('1'));
    const { dispatched, unmount } = show('mastodon', administrator, rules, queue);
    await press('Details');
    expect(screen.queryByRole('checkbox', { name: 'Be kind' })).toBeNull();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Category' }),
      'Breaks the rules',
    );
    const broken = within(screen.getByRole('group', { name: 'Rules' }));
    await userEvent.click(broken.getByRole('checkbox', { name: 'Be kind' }));
    await press('Save');
    const { id, text } = kind;
    expect(dispatched).toContainEqual(
      asked(
        { kind: 'category', category: 'violation', rules: [expect.objectContaining({ id, text })] },
        '1',
      ),
    );
    expect(await axeFindings()).toEqual([]);
    unmount();
    show('gotosocial', administrator, rules, queue);
    await press('Details');
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  });

  it('send what is typed for each reporter along with any decision', async () => {
    const queue = page(mastodonReport('1'), mastodonReport('2'), mastodonReport('3'));
    const { dispatched } = show('gotosocial', administrator, queue);
    await press('Details');
    const fields = () => screen.getAllByRole('textbox', { name: 'Message to the reporter' });
    await userEvent.type(fields()[1]!, 'Thank you ');
    await press('Details');
    await press('Details');
    expect(fields()[1]).toHaveValue('Thank you ');
    await userEvent.click(screen.getAllByRole('button', { name: 'Resolve' })[0]!);
    expect(dispatched).toContainEqual(asked(resolve, '1', '3'));
    expect(dispatched).toContainEqual(asked({ ...resolve, answer: 'Thank you' }, '2'));
    dispatched.length = 0;
    row().focus();
    await userEvent.keyboard('r');
    expect(dispatched).toContainEqual(asked({ ...resolve, answer: 'Thank you' }, '2'));
  });

  it('keep what is typed while the row is folded, and send the note once', async () => {
    const { dispatched } = show('pleroma', moderator(), page(pleromaReport('r1')));
    await press('Details');
    await userEvent.type(screen.getByRole('textbox', { name: 'New note for moderators' }), 'Again');
    await press('Details');
    await press('Details');
    await press('Submit');
    expect(dispatched).toContainEqual(asked({ kind: 'note', text: 'Again' }, 'r1'));
    expect(screen.getByRole('textbox', { name: 'New note for moderators' })).toHaveValue('');
  });

  it('offer no more than the privileges allow', async () => {
    show('pleroma', moderator('reports_manage_reports'), page(pleromaReport('r1')));
    await press('Details');
    expect(screen.queryByRole('button', { name: 'Deactivate account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('limit an account of Mastodon with words to it, and resolve its reports', async () => {
    const { dispatched } = show('mastodon', administrator, page(mastodonReport('1')));
    await press('Details');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to the account' }), 'Less');
    await press('Limit');
    expect(dispatched).toContainEqual(
      asked({ kind: 'measure', measure: 'silenced', wanted: true, text: 'Less' }, '1'),
    );
    expect(dispatched).toContainEqual(asked(resolve, '1'));
    expect(screen.queryByRole('textbox', { name: 'New note for moderators' })).toBeNull();
  });

  it('lift a measure that is in force', async () => {
    const target_account = staffAccount({ silenced: true });
    const { dispatched } = show(
      'mastodon',
      administrator,
      page(mastodonReport('1', { target_account })),
    );
    await press('Details');
    await press('Lift: Limit');
    expect(dispatched).toContainEqual(
      asked({ kind: 'measure', measure: 'silenced', wanted: false, text: '' }, '1'),
    );
    expect(dispatched).not.toContainEqual(asked(resolve, '1'));
  });

  it('suspend only after a question, and on GoToSocial answer the reporter', async () => {
    const { dispatched } = show('gotosocial', administrator, page(mastodonReport('1')));
    await press('Details');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Message to the reporter' }),
      'Thanks',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Resolve' })[1]!);
    expect(dispatched).toContainEqual(asked({ ...resolve, answer: 'Thanks' } as ReportAction, '1'));
    await press('Suspend');
    const question = screen.getByRole('alertdialog', { name: 'Suspend @mallory?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(dispatched.filter(reportActionRequested.match)).toHaveLength(1);
    await press('Earlier reports');
    expect(dispatched).toContainEqual(earlierReportsRequested({ userId: 'u4' }));
  });
});

describe('the address of one report', () => {
  const single = (...before: UnknownAction[]) =>
    renderInStore(<ModerationScreen page="reports" pages={['reports']} entry="r1" />, {
      family: 'pleroma',
      before: [moderator(), ...before],
    });

  it('shows it unfolded, with its actions', async () => {
    const { dispatched } = single(reportFound(decodeQueuedReports([pleromaReport('r1')])));
    expect(dispatched).toContainEqual(reportLookedUp({ reportId: 'r1' }));
    expect(row()).toHaveTextContent('Reported by');
    await press('Deactivate account');
    expect(dispatched).toContainEqual(
      asked({ kind: 'measure', measure: 'deactivated', wanted: true, text: '' }, 'r1'),
    );
  });

  it('says that it is missing, with another try', async () => {
    single(requestFailed({ key: reportRequest('r1'), reason: 'Gone', httpStatus: 404 }));
    await deferredCodeLoaded();
    expect(screen.getByText("Couldn't load this part")).toBeVisible();
  });
});

describe('the keys', () => {
  it('go through the rows, and act on the one with the focus', async () => {
    const other = staffAccount({ id: 'u5', account: { ...staffAccount().account, id: 'u5' } });
    const { dispatched } = show(
      'mastodon',
      administrator,
      page(mastodonReport('1'), mastodonReport('2', { target_account: other })),
    );
    await userEvent.keyboard('jj');
    expect(screen.getAllByRole('article')[1]).toHaveFocus();
    await userEvent.keyboard('k');
    expect(screen.getAllByRole('article')[0]).toHaveFocus();
    await userEvent.keyboard('r');
    expect(dispatched).toContainEqual(asked(resolve, '1'));
    await userEvent.keyboard('a');
    expect(dispatched).toContainEqual(asked({ kind: 'assignment', mine: true }, '1'));
    await userEvent.keyboard('x');
    expect(screen.getAllByRole('checkbox', { name: 'Select @mallory' })[0]).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('button', { name: 'Details' })[0]).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('bring the focus to the field for a note, where letters are letters', async () => {
    const { dispatched } = show('pleroma', moderator(), page(pleromaReport('r1')));
    await userEvent.keyboard('jn');
    expect(screen.getByRole('textbox', { name: 'New note for moderators' })).toHaveFocus();
    await userEvent.keyboard('r');
    expect(dispatched.filter(reportActionRequested.match)).toEqual([]);
  });
});

describe('many at once', () => {
  it('are selected and decided together', async () => {
    const { dispatched } = show(
      'pleroma',
      moderator(),
      page(pleromaReport('r1'), pleromaReport('r2')),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select @mallory' }));
    expect(screen.getByText('Selected: 1')).toBeVisible();
    await press('Close without action');
    expect(dispatched).toContainEqual(
      asked({ kind: 'state', state: 'closed', answer: '' }, 'r1', 'r2'),
    );
    expect(screen.queryByText('Selected: 1')).toBeNull();
  });

  it('say what failed and why, with another try', async () => {
    const job = { id: 'j1', reportId: 'r1', action: resolve };
    const { dispatched } = show(
      'pleroma',
      moderator(),
      page(pleromaReport('r1')),
      reportJobsAdded({ jobs: [job] }),
      reportJobFailed({ jobId: 'j1', reason: 'Too busy', stops: false }),
    );
    expect(row()).toHaveTextContent('An error occured: Too busy');
    expect(screen.getByText('Done: 0 of 1. Failed: 1.')).toBeVisible();
    await press('Try again');
    expect(dispatched).toContainEqual(failedReportJobsRetried());
  });
});

describe('the screen', () => {
  it('says that the login lacks the scope, and offers to log in again', async () => {
    const registered = clientRegistered({ clientId: 'c', clientSecret: 's', scopes: 'read write' });
    const { dispatched } = show('mastodon', administrator, registered);
    expect(screen.getByText(/This login doesn't include moderation/)).toBeVisible();
    await press('Log in');
    expect(dispatched).toContainEqual(staffLoginRequested());
  });

  it('says the same when the server refuses, in its words too', async () => {
    const failed = requestFailed({ key: REPORT_QUEUE, reason: 'Not for you', httpStatus: 403 });
    show('akkoma', moderator(), failed);
    await deferredCodeLoaded();
    expect(screen.getByText(/This login doesn't include moderation/)).toHaveTextContent(
      'Not for you',
    );
  });

  it('shows a failure with another try, an empty queue in words, and new reports on request', async () => {
    const failed = requestFailed({ key: REPORT_QUEUE, reason: 'Broken', httpStatus: 500 });
    const first = show('pleroma', moderator(), failed);
    await deferredCodeLoaded();
    expect(screen.getByText("Couldn't load this part")).toBeVisible();
    first.unmount();
    const { dispatch } = show('pleroma', moderator(), page());
    expect(screen.getByText('No reports')).toBeVisible();
    dispatch(reportsArrived(decodeQueuedReports([pleromaReport('r7')])));
    await press('Show new reports (1)');
    expect(row()).toHaveTextContent('@mallory');
  });
});
