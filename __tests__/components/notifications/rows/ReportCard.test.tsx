/** The card of a report: moderators set its state with a select, others read it. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportCard } from '@/components/notifications/rows/ReportCard';
import type { Privilege } from '@/domain/session/privileges';
import type { Report } from '@/domain/people/report';
import { instanceConfigured } from '@/slices/session/config';
import { reportStateChosen, reportStateRefused } from '@/slices/people/reports';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const report: Report = {
  id: 'r1',
  state: 'open',
  html: 'Spam',
  createdAt: '2026-11-20T11:00:00.000Z',
  reportedUserId: null,
  reporterId: null,
  statusIds: [],
  notes: [],
  rules: [],
};

const show = (...privileges: Privilege[]) =>
  renderInStore(<ReportCard report={report} />, {
    before: [
      instanceConfigured({ instance: { family: 'pleroma', backendName: 'pleroma' } }),
      signedIn({ privileges }),
    ],
  });

const selector = () => screen.getByRole('combobox', { name: 'State' });

it.each(['closed', 'resolved'] as const)(
  'REP-07 a report can be set to %s by a moderator, and shows it at once',
  async (state) => {
    const { dispatched } = show('reports_manage_reports');
    expect(selector()).toHaveValue('open');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Open',
      'Closed',
      'Resolved',
    ]);
    await userEvent.selectOptions(selector(), state);
    expect(dispatched).toEqual([reportStateChosen({ reportId: 'r1', state })]);
    expect(selector()).toHaveValue(state);
  },
);

it('REP-09 a report shows its old state again when the server refused', async () => {
  const { dispatch } = show('reports_manage_reports');
  await userEvent.selectOptions(selector(), 'closed');
  dispatch(reportStateRefused({ reportId: 'r1', state: 'closed', reason: 'not_found' }));
  expect(selector()).toHaveValue('open');
});

it('a report leads moderators, and nobody else, to its page', () => {
  const { unmount } = show('reports_manage_reports');
  expect(screen.getByRole('link', { name: 'Moderation' })).toHaveAttribute(
    'href',
    '/moderation/reports/r1',
  );
  unmount();
  show('users_read');
  expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull();
});

it('REP-07 a report is read-only for those who may not decide', () => {
  show('users_read');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('State: Open')).toBeVisible();
});
