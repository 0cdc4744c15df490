import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { MODERATION_LOG, wholeLog, type LogEntry } from '@/domain/admin/moderationLog';
import { LogPage } from '@/screens/moderation/log/LogPage';
import { logOpened, logReceived, moreLogRequested } from '@/slices/admin/moderationLog';
import { requestFailed } from '@/slices/engine/requests';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

useFakeIntersectionObserver();

const entry: LogEntry = {
  id: '1',
  actor: { id: 'u9', name: 'ben' },
  message: '@ben deactivated users: @eve',
  at: '2026-11-20T08:00:00.000Z',
  subjects: [
    { kind: 'user', id: 'u4', name: 'eve' },
    { kind: 'report', id: 'r 1', name: null },
    { kind: 'status', id: 's1', name: null },
  ],
};
const show = (...before: UnknownAction[]) =>
  renderInStore(<LogPage />, {
    family: 'pleroma',
    before: [signedIn({ role: 'admin' }), ...before],
  });
const received = (total: number, ...entries: LogEntry[]) =>
  logReceived({ entries, total, more: false });
const filters = (dispatched: UnknownAction[]) =>
  dispatched.filter(logOpened.match).map(({ payload }) => payload.filter);

it('tells who did what to whom, with links', () => {
  const { dispatch } = show();
  dispatch(received(1, entry));
  const row = screen.getByRole('article', { name: '@ben deactivated users: @eve' });
  const links = within(row).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('u4'),
    '/moderation/reports/r%201',
    expect.stringContaining('s1'),
  ]);
  expect(links[1]).toHaveTextContent('To the report');
});

it('asks the server for one moderator, days and words', async () => {
  const { dispatch, dispatched } = show();
  dispatch(received(1, entry));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Moderator' }), '@ben');
  await userEvent.type(screen.getByLabelText('From'), '2026-11-20');
  await userEvent.type(screen.getByLabelText('Until'), '2026-11-21');
  expect(filters(dispatched).at(-1)).toEqual({
    ...wholeLog,
    actorId: 'u9',
    from: '2026-11-20',
    to: '2026-11-21',
  });
});

it('has what the reader did today at hand, and goes back to all', async () => {
  const { dispatched } = show();
  await userEvent.click(screen.getByRole('button', { name: 'My actions today' }));
  expect(filters(dispatched).at(-1)).toEqual({ ...wholeLog, mineToday: true });
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(filters(dispatched).at(-1)).toEqual(wholeLog);
});

it('offers more while there is more, and says what is missing', async () => {
  const { dispatch, dispatched } = show();
  dispatch(received(60, entry));
  await userEvent.click(screen.getByRole('button', { name: /more/i }));
  expect(dispatched).toContainEqual(moreLogRequested());
  dispatch(received(0));
  expect(screen.getByText('There is nothing in this list')).toBeVisible();
});

it('says why there is no log, with another try', async () => {
  const { dispatch, dispatched } = show();
  dispatch(requestFailed({ key: MODERATION_LOG, reason: 'Broken', httpStatus: 500 }));
  await deferredCodeLoaded();
  expect(screen.getByText('Broken')).toBeVisible();
  const before = filters(dispatched).length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(filters(dispatched)).toHaveLength(before + 1);
});
