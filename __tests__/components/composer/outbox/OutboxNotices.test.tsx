/** What is told of posts that are not simply on their way. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OutboxNotices } from '@/components/composer/outbox/OutboxNotices';
import { dialogOpened } from '@/slices/engine/dialogs';
import { jobUpdated, jobStopped } from '@/slices/composer/outbox';
import { onlineChanged } from '@/slices/realtime/realtime';
import { someDraft, someFile, someJob } from '@support/composer/drafts';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const show = (...jobs: ReturnType<typeof someJob>[]) =>
  renderInStore(<OutboxNotices />, { before: [signedIn(), ...jobs.map((job) => jobUpdated(job))] });
const told = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

it('says until when a post can be taken back, and takes it back', async () => {
  const dueAt = new Date(2026, 10, 21, 17, 5, 9).getTime();
  const { dispatched } = show(someJob({ dueAt }));
  expect(screen.getByRole('status')).toHaveTextContent(/Your post goes out at 5:05:09 PM/);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(dispatched).toEqual([jobStopped({ id: 'key-1' })]);
});

it('says that it waits for the line, for files, for an answer', () => {
  const { dispatch } = show(someJob({ phase: 'uploading' }));
  expect(told()).toEqual([]);
  dispatch(onlineChanged(false));
  expect(told()).toEqual([expect.stringContaining('It goes out when the line is back.')]);
  dispatch(onlineChanged(true));
  const draft = someDraft({ files: [someFile({ attachment: null })] });
  dispatch(jobUpdated(someJob({ phase: 'uploading', draft })));
  expect(told()).toEqual([expect.stringContaining('when its files have arrived')]);
  dispatch(jobUpdated(someJob({ phase: 'unknown', sentAt: 1 })));
  expect(told()).toEqual([expect.stringContaining('The server gave no answer to your post.')]);
  expect(screen.getByRole('button', { name: 'Stop trying' })).toBeVisible();
});

it('says nothing of what is sent, of what failed, and of the posts of others', () => {
  show(
    someJob({ id: 'a', phase: 'sending' }),
    someJob({ id: 'b', phase: 'failed', failure: { kind: 'late' } }),
    someJob({ id: 'c', ownerId: 'u2', phase: 'unknown' }),
  );
  expect(told()).toEqual([]);
});

it('tells of a post that did not go out while its form was not there, with the way to it', async () => {
  const failure = { kind: 'refused', reason: 'Too many frogs' } as const;
  const { dispatched } = show(
    someJob({ id: 'a', target: 'reply s1', phase: 'failed', failure }),
    someJob({ id: 'b', target: 'new', phase: 'failed', failure }),
  );
  // The form for a new post stands in the panel, and says so itself.
  const notices = () => screen.queryAllByRole('alert');
  expect(notices()).toHaveLength(1);
  expect(notices()[0]).toHaveTextContent('Error: Too many frogs');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const open = dialogOpened({ kind: 'postStatus', props: { target: 'reply s1' } });
  expect(dispatched).toEqual([open]);
  expect(notices()).toEqual([]);
});
