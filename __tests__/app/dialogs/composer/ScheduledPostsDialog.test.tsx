/** The list of scheduled posts: what each row shows, and what its buttons ask for. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmScheduledDelete } from '@/app/dialogs/composer/ConfirmScheduledDelete';
import { ScheduledPostsDialog } from '@/app/dialogs/composer/ScheduledPostsDialog';
import { SCHEDULED_REQUEST, type ScheduledPost } from '@/domain/composer/options/scheduledPost';
import {
  rescheduleRequested,
  scheduledOrderRequested,
  scheduledPostDeleteRequested,
  scheduledPostEditRequested,
  scheduledPostNowRequested,
  scheduledPostRemoved,
  scheduledPostsOpened,
  scheduledPostsReceived,
} from '@/slices/composer/scheduledPosts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { requestFailed } from '@/slices/engine/requests';
import { someAttachment } from '@support/composer/drafts';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const at = (hour: number) => new Date(2027, 4, 1, hour).getTime();

const post = (changes: Partial<ScheduledPost> = {}): ScheduledPost => ({
  id: '7',
  scheduledAt: at(9),
  text: 'Rye first',
  subject: 'Bread',
  visibility: 'public',
  sensitive: false,
  language: null,
  contentType: null,
  inReplyToId: null,
  quoteId: null,
  poll: null,
  expiresIn: null,
  quotePolicy: null,
  replyPolicy: null,
  favouritePolicy: null,
  repeatPolicy: null,
  listId: null,
  media: [someAttachment('m1')],
  ...changes,
});

const show = (...before: UnknownAction[]) =>
  renderInStore(<ScheduledPostsDialog level={1} onClose={() => undefined} />, {
    before: [signedIn(), ...before],
  });
const row = () => within(screen.getByRole('listitem'));

it('says that nothing is scheduled', () => {
  show(scheduledPostsReceived({ posts: [] }));
  expect(screen.getByText(/^Nothing scheduled/)).toBeVisible();
});

it('tells of a failure and tries again', async () => {
  const { dispatched } = show(
    requestFailed({ key: SCHEDULED_REQUEST, reason: 'No answer', httpStatus: null }),
  );
  expect(screen.getByText("Couldn't load your scheduled posts")).toBeVisible();
  dispatched.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(dispatched).toEqual([scheduledPostsOpened()]);
});

it('has a row for each, with its time, its words and its files', () => {
  const { dispatch } = show(scheduledPostsReceived({ posts: [post()] }));
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^May 1, 2027 at 9:00.AMBreadRye first1 file/,
  );
  dispatch(scheduledPostRemoved({ id: '7' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('edits, posts and deletes by its buttons', async () => {
  const { dispatched } = show(scheduledPostsReceived({ posts: [post()] }));
  dispatched.length = 0;
  await userEvent.click(row().getByRole('button', { name: 'Edit' }));
  await userEvent.click(row().getByRole('button', { name: 'Post now' }));
  await userEvent.click(row().getByRole('button', { name: 'Delete scheduled post' }));
  expect(dispatched).toEqual([
    scheduledPostEditRequested({ id: '7' }),
    scheduledPostNowRequested({ id: '7' }),
    dialogOpened({ kind: 'confirmScheduledDelete', props: { id: '7' } }),
  ]);
});

it('changes places with a neighbour by buttons, which keep the focus', async () => {
  const posts = [post(), post({ id: '8', scheduledAt: at(10), text: 'Wheat' })];
  const { dispatch, dispatched } = show(scheduledPostsReceived({ posts }));
  const rows = () => screen.getAllByRole('listitem').map((item) => within(item));
  const button = (place: number, name: string) => rows()[place]!.getByRole('button', { name });
  expect(button(0, 'Move earlier')).toHaveAccessibleDescription('Already first');
  await userEvent.click(button(1, 'Move earlier'));
  expect(dispatched).toContainEqual(scheduledOrderRequested({ id: '8', laterId: '7' }));
  button(0, 'Move later').focus();
  await userEvent.keyboard('{Enter}');
  expect(dispatched.at(-1)).toEqual(scheduledOrderRequested({ id: '8', laterId: '7' }));
  const swapped = [post({ scheduledAt: at(10) }), post({ id: '8', scheduledAt: at(9) })];
  dispatch(scheduledPostsReceived({ posts: swapped }));
  expect(button(1, 'Move later')).toHaveFocus();
});

it('moves to another time once that is saved', async () => {
  const { dispatched } = show(scheduledPostsReceived({ posts: [post()] }));
  dispatched.length = 0;
  const change = row().getByRole('button', { name: 'Change time' });
  expect(change).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(change);
  fireEvent.change(screen.getByLabelText('Date and time'), {
    target: { value: '2027-05-01T18:00' },
  });
  expect(dispatched).toEqual([]);
  await userEvent.click(row().getByRole('button', { name: 'Save time' }));
  expect(dispatched).toEqual([rescheduleRequested({ id: '7', time: at(18) })]);
  expect(change).toHaveAttribute('aria-expanded', 'false');
});

it('is deleted only after a question', async () => {
  const { dispatched } = renderInStore(
    <ConfirmScheduledDelete id="7" level={1} onClose={() => undefined} />,
    { before: [signedIn()] },
  );
  expect(dispatched).not.toContainEqual(scheduledPostDeleteRequested({ id: '7' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(dispatched).toContainEqual(scheduledPostDeleteRequested({ id: '7' }));
});
