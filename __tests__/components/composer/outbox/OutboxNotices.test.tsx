/** The notices about posts that are delayed, can be undone or have failed. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OutboxNotices } from '@/components/composer/outbox/OutboxNotices';
import { dialogOpened } from '@/slices/engine/dialogs';
import { jobHurried, jobUpdated, jobStopped } from '@/slices/composer/outbox';
import { onlineChanged } from '@/slices/realtime/realtime';
import { someDraft, someFile, someJob } from '@support/composer/drafts';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const show = (...jobs: ReturnType<typeof someJob>[]) =>
  renderInStore(<OutboxNotices />, { before: [signedIn(), ...jobs.map((job) => jobUpdated(job))] });
const told = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

it('a post that can be undone shows until when, with a button to undo it', async () => {
  const dueAt = new Date(2026, 10, 21, 17, 5, 9).getTime();
  const { dispatched } = show(someJob({ dueAt }));
  expect(screen.getByRole('status')).toHaveTextContent(/Posting at 5:05:09 PM/);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(dispatched).toEqual([jobStopped({ id: 'key-1' })]);
});

it('the seconds are counted for the eye, and never announced', () => {
  jest.useFakeTimers();
  show(someJob({ dueAt: Date.now() + 9_500 }));
  const words = () => screen.getByRole('status');
  expect(words()).toHaveTextContent(/10s/);
  act(() => jest.advanceTimersByTime(3_000));
  expect(words()).toHaveTextContent(/7s/);
  expect(within(words()).getByText('7s')).toHaveAttribute('aria-hidden', 'true');
  jest.useRealTimers();
});

it('a post that can be undone can also be sent at once, but not while the server wants a pause', async () => {
  const dueAt = Date.now() + 9_500;
  const { dispatch, dispatched } = show(someJob({ dueAt }));
  await userEvent.click(screen.getByRole('button', { name: 'Post now' }));
  expect(dispatched).toEqual([jobHurried({ id: 'key-1' })]);
  dispatch(jobUpdated(someJob({ dueAt, trouble: 'Too many requests' })));
  expect(screen.queryByRole('button', { name: 'Post now' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('a pending post says if it waits for the connection, for files or for an answer', () => {
  const { dispatch } = show(someJob({ phase: 'uploading' }));
  expect(told()).toEqual([]);
  dispatch(onlineChanged(false));
  expect(told()).toEqual([
    expect.stringContaining("Your post will be sent when you're back online."),
  ]);
  dispatch(onlineChanged(true));
  const draft = someDraft({ files: [someFile({ attachment: null })] });
  dispatch(jobUpdated(someJob({ phase: 'uploading', draft })));
  expect(told()).toEqual([expect.stringContaining('Posting when uploads finish')]);
  dispatch(jobUpdated(someJob({ phase: 'unknown', sentAt: 1 })));
  expect(told()).toEqual([expect.stringContaining("The server hasn't answered.")]);
  expect(screen.getByRole('button', { name: 'Stop trying' })).toBeVisible();
});

it('posts that are sent, have failed or belong to others have no notice', () => {
  show(
    someJob({ id: 'a', phase: 'sending' }),
    someJob({ id: 'b', phase: 'failed', failure: { kind: 'late' } }),
    someJob({ id: 'c', ownerId: 'u2', phase: 'unknown' }),
  );
  expect(told()).toEqual([]);
});

it('a post that failed while its form was closed has a notice with a link to it', async () => {
  const failure = { kind: 'refused', reason: 'Too many frogs' } as const;
  const { dispatched } = show(
    someJob({ id: 'a', target: 'reply s1', phase: 'failed', failure }),
    someJob({ id: 'b', target: 'new', phase: 'failed', failure }),
  );
  // The panel shows the form for a new post, which reports its own failure.
  const notices = () => screen.queryAllByRole('alert');
  expect(notices()).toHaveLength(1);
  expect(notices()[0]).toHaveTextContent('Error: Too many frogs');
  await userEvent.click(screen.getByRole('button', { name: 'Open draft' }));
  const open = dialogOpened({ kind: 'postStatus', props: { target: 'reply s1' } });
  expect(dispatched).toEqual([open]);
  expect(notices()).toEqual([]);
});
