/** The dialog that blocks, mutes or reports several people at once. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '@/app/dialogs/Dialogs';
import type { BulkAction } from '@/domain/admin/bulkActions';
import {
  relationshipActionDelayed,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import {
  bulkActionStarted,
  bulkActionRequested,
  bulkActionPersonFinished,
  bulkActionPeopleShown,
  bulkActionStopRequested,
  bulkActionUndoRequested,
  bulkActionEnded,
} from '@/slices/admin/bulkActions';
import { dialogOpened } from '@/slices/engine/dialogs';
import {
  statusEngagementOpened,
  statusEngagementReceived,
} from '@/slices/statuses/statusEngagement';
import { relationshipsReceived } from '@/slices/people/relationships';
import { instanceConfigured } from '@/slices/session/config';
import { statusOpened } from '@/slices/statuses/statuses';
import { decodeRelationships } from '@/api/decode/people/relationship';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireRelationship, wireStatus, wireUser } from '@support/wire';

const people = ['u2', 'u3', 'u4'];
const users = people.map((id) => someUser({ id, screenName: `nick-${id}`, name: `Name ${id}` }));
const rows = decodeStatuses([
  wireStatus({ id: 's1', account: wireUser({ id: 'u1' }), reblogs_count: 3, favourites_count: 0 }),
  wireStatus({ id: 's2', account: wireUser({ id: 'u3' }), in_reply_to_id: 's1' }),
]);

const marked = (userIds: string[]) =>
  statusEngagementReceived({
    statusId: 's1',
    people: { repeatedBy: userIds },
    entities: { ...rows, users },
  });

const open = (statusId: string | null = 's1') =>
  dialogOpened({ kind: 'crowd', props: statusId === null ? null : { statusId } });

async function show(...before: UnknownAction[]) {
  const view = renderInStore(<Dialogs />, {
    before: [
      signedIn(),
      instanceConfigured({
        instance: { family: 'pleroma', backendName: 'pleroma', backendVersion: '2.7.0' },
      }),
      ...before,
    ],
  });
  await screen.findByRole('dialog', { name: 'Mute or block several people' });
  return view;
}

const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const listed = () =>
  within(screen.getByRole('list', { name: 'People' }))
    .getAllByRole('checkbox')
    .map((one) => one.closest('li')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const requests = (dispatched: UnknownAction[]) => dispatched.filter(bulkActionRequested.match);

const deed = (changes: Partial<BulkAction> = {}): BulkAction => ({
  id: 'd1',
  kind: 'mute',
  at: Date.now(),
  phase: 'running',
  people: people.map((userId) => ({
    userId,
    screenName: `nick-${userId}`,
    followed: false,
    outcome: 'waiting',
  })),
  ...changes,
});

describe('bulk moderation: the people to choose from', () => {
  it('are those who repeated the status, without the reader', async () => {
    const { dispatched } = await show(marked(['u2', 'u1', 'u3', 'u4']), open());
    expect(listed()).toEqual(['Name u2 @nick-u2', 'Name u3 @nick-u3', 'Name u4 @nick-u4']);
    expect(dispatched).toContainEqual(bulkActionPeopleShown({ userIds: people }));
    expect(dispatched).toContainEqual(statusEngagementOpened({ statusId: 's1' }));
  });

  it('are those who replied, with the thread fetched if it is missing', async () => {
    const { dispatched, dispatch } = await show(marked(people), open());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'People who' }), 'replies');
    expect(dispatched).toContainEqual(statusOpened({ statusId: 's1' }));
    dispatch(
      threadContextReceived({
        statusId: 's1',
        ancestorIds: [],
        descendantIds: ['s2'],
        entities: { ...rows, users },
      }),
    );
    expect(listed()).toEqual(['Name u3 @nick-u3']);
  });

  it('are all authors of the thread that the reader has open', async () => {
    const far = decodeStatuses([
      wireStatus({ id: 's0', account: wireUser({ id: 'u2' }) }),
      wireStatus({ id: 's4', account: wireUser({ id: 'u4' }), in_reply_to_id: 's0' }),
      wireStatus({ id: 's5', account: wireUser({ id: 'u3' }), in_reply_to_id: 's4' }),
      wireStatus({ id: 's6', account: wireUser({ id: 'u1' }), in_reply_to_id: 's4' }),
    ]);
    const conversation = threadContextReceived({
      statusId: 's4',
      ancestorIds: ['s0'],
      descendantIds: ['s5', 's6'],
      entities: { ...far, users },
    });
    const inThread = dialogOpened({ kind: 'crowd', props: { statusId: 's4', source: 'thread' } });
    await show(marked([]), conversation, inThread);
    expect(screen.getByRole('combobox', { name: 'People who' })).toHaveDisplayValue(
      'posted anywhere in the conversation',
    );
    expect(listed()).toEqual(['Name u2 @nick-u2', 'Name u4 @nick-u4', 'Name u3 @nick-u3']);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'replies');
    expect(listed()).toEqual(['Name u3 @nick-u3']);
  });

  it('are replaced by a message where the server names nobody', async () => {
    await show(marked([]), open());
    expect(screen.getByText(/No one, or the server/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'favouritedBy');
    expect(screen.getByText(/No one, or the server/)).toBeVisible();
  });

  it('are marked if the reader follows, mutes or blocks them', async () => {
    const relationships = decodeRelationships([
      { ...wireRelationship({ id: 'u2' }), following: true },
      { ...wireRelationship({ id: 'u3' }), muting: true },
    ]);
    await show(marked(people), relationshipsReceived({ relationships }), open());
    expect(listed()[0]).toContain('you follow them');
    expect(listed()[1]).toContain('muted');
  });

  it('are selected all at once, and deselected one by one', async () => {
    const { dispatched } = await show(marked(people), open());
    expect(button('Mute')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box('Select all'));
    await userEvent.click(box(/nick-u3/));
    expect(box('Select all')).toBePartiallyChecked();
    await userEvent.click(button('Block 2'));
    expect(requests(dispatched)).toEqual([
      bulkActionRequested({ kind: 'block', userIds: ['u2', 'u4'] }),
    ]);
    expect(box(/nick-u2/)).not.toBeChecked();
  });

  it('are acted on only after confirmation if the action cannot be undone', async () => {
    const { dispatched } = await show(marked(people), open());
    await userEvent.click(box(/nick-u2/));
    await userEvent.click(button('Remove 1 from followers'));
    expect(requests(dispatched)).toEqual([]);
    const question = screen.getByRole('alertdialog', {
      name: /^Remove 1 person from your followers/,
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(requests(dispatched)).toEqual([
      bulkActionRequested({ kind: 'remove', userIds: ['u2'] }),
    ]);
  });

  it('are replaced by a message where the notifications name nobody', async () => {
    await show(open(null));
    expect(screen.getByText('No people in your notifications yet')).toBeVisible();
  });
});

describe('bulk moderation in progress', () => {
  it('shows its progress and can be stopped', async () => {
    const { dispatched, dispatch } = await show(
      marked(people),
      bulkActionStarted({ deed: deed() }),
      open(),
    );
    expect(screen.getByText('Muting: 0 of 3')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Muting: 0 of 3' })).toHaveValue(0);
    dispatch(bulkActionPersonFinished({ deedId: 'd1', userId: 'u2', outcome: 'done' }));
    expect(screen.getByRole('progressbar', { name: 'Muting: 1 of 3' })).toHaveValue(1);
    await userEvent.click(box(/nick-u3/));
    expect(button('Mute 1')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Stop'));
    expect(dispatched.filter(bulkActionStopRequested.match)).toHaveLength(1);
  });

  it('says when it continues after the server asked for a pause', async () => {
    await show(
      marked(people),
      bulkActionStarted({ deed: deed() }),
      relationshipActionRequested({ userId: 'u2', relationshipKind: 'muting', wanted: true }),
      relationshipActionDelayed({
        userId: 'u2',
        relationshipKind: 'muting',
        until: new Date(2026, 10, 21, 13, 5).getTime(),
      }),
      open(),
    );
    expect(screen.getByRole('status')).toHaveTextContent(/Too many requests.* at 1:05:00 PM/);
  });
});

describe('the log of bulk moderation', () => {
  it('shows the result for each person and undoes the action', async () => {
    const { dispatched, dispatch } = await show(
      marked(people),
      bulkActionStarted({ deed: deed() }),
      bulkActionPersonFinished({ deedId: 'd1', userId: 'u2', outcome: 'done' }),
      bulkActionPersonFinished({ deedId: 'd1', userId: 'u3', outcome: 'refused' }),
      bulkActionEnded({ deedId: 'd1' }),
      open(),
    );
    const log = screen.getByRole('region', { name: 'Recent actions' });
    expect(log).toHaveTextContent('Muted 1 person');
    expect(log).toHaveTextContent('Done: @nick-u2');
    expect(log).toHaveTextContent('Refused by the server: @nick-u3');
    expect(log).toHaveTextContent('Not done: @nick-u4');
    await userEvent.click(within(log).getByRole('button', { name: 'Undo' }));
    expect(dispatched).toContainEqual(bulkActionUndoRequested({ deedId: 'd1' }));
    expect(screen.getByText('Unmuting: 0 of 1')).toBeVisible();
    dispatch(bulkActionPersonFinished({ deedId: 'd1', userId: 'u2', outcome: 'undone' }));
    dispatch(bulkActionEnded({ deedId: 'd1' }));
    expect(screen.getByRole('region', { name: 'Recent actions' })).toHaveTextContent(
      'Undone: @nick-u2',
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers no undo for an action that cannot be undone', async () => {
    await show(
      marked(people),
      bulkActionStarted({ deed: deed({ kind: 'remove' }) }),
      bulkActionPersonFinished({ deedId: 'd1', userId: 'u2', outcome: 'done' }),
      bulkActionEnded({ deedId: 'd1' }),
      open(),
    );
    expect(screen.getByText('Removed 1 person from followers')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
