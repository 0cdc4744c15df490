import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import * as cardParts from '@/components/statuses/card/deferredParts';
import ThreadScreen from '@/screens/thread/ThreadScreen';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { statusClosed, statusDeleted, statusOpened } from '@/slices/statuses/statuses';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { plain, statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

preloadDeferredParts(cardParts);

const known = statusesKnown(...plain('s3'));
const around = threadContextReceived({
  statusId: 's3',
  ancestorIds: ['s1', 's2'],
  descendantIds: ['s4', 's5'],
  entities: decodeStatuses(plain('s1', 's2', 's4', 's5')),
});
const failed = (key: string, httpStatus: number | null, reason: string) =>
  requestFailed({ key, reason, httpStatus });

const show = (...before: UnknownAction[]) =>
  renderInStore(<ThreadScreen params={{ id: 's3' }} />, { before });
const shownIds = () => screen.queryAllByRole('article').map((article) => article.dataset.statusId);
const current = () =>
  screen.getAllByRole('article').filter((each) => each.getAttribute('aria-current') === 'true');

describe('the page of a status', () => {
  it('requests it, with placeholders meanwhile', () => {
    const { dispatched, container, unmount } = show();
    expect(dispatched).toEqual([statusOpened({ statusId: 's3' })]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Conversation');
    expect(container.querySelector('[data-shape="status"]')).toBeInTheDocument();
    unmount();
    expect(dispatched.at(-1)).toEqual(statusClosed({ statusId: 's3' }));
  });

  it('ROUTE-04 shows the status between its ancestors and its replies', () => {
    show(known, around);
    expect(shownIds()).toEqual(['s1', 's2', 's3', 's4', 's5']);
    expect(current().map((each) => each.dataset.statusId)).toEqual(['s3']);
    expect(screen.getByText('Text of s1')).toBeVisible();
    expect(screen.getByText('Text of s5')).toBeVisible();
  });

  it('shows a known status at once, and refreshes it all the same', () => {
    const { dispatched } = show(known);
    expect(shownIds()).toEqual(['s3']);
    expect(dispatched).toContainEqual(statusOpened({ statusId: 's3' }));
  });

  it('has quick menus without the entries that have no effect on a thread', async () => {
    show(signedIn(), known);
    await userEvent.click(screen.getByRole('button', { name: 'Quick filter settings' }));
    await screen.findByRole('menu', { name: 'Quick filter settings' });
    expect(screen.queryAllByRole('menuitemradio')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Quick view settings' }));
    await screen.findByRole('menu', { name: 'Quick view settings' });
    expect(screen.getAllByRole('menuitemcheckbox')).toHaveLength(1);
  });

  it('leaves evicted statuses out of the thread, and marks deleted ones', () => {
    const { dispatch } = show(
      known,
      threadContextReceived({
        statusId: 's3',
        ancestorIds: ['gone', 's2'],
        descendantIds: ['gone too'],
        entities: decodeStatuses(plain('s2')),
      }),
    );
    expect(shownIds()).toEqual(['s2', 's3']);
    dispatch(statusDeleted({ statusId: 's2' }));
    expect(screen.getByText('This post was deleted')).toBeVisible();
  });
});

describe('the page of a repeat', () => {
  it('shows the thread of the repeated status', () => {
    const { dispatched } = show(
      statusesKnown(wireStatus({ id: 's3', reblog: plain('s9')[0] ?? null })),
    );
    expect(dispatched).toContainEqual(statusOpened({ statusId: 's9' }));
    expect(shownIds()).toEqual(['s9']);
    expect(current().map((each) => each.dataset.statusId)).toEqual(['s9']);
  });
});

describe('a failed status page', () => {
  it.each([404, 400])('says if there is no such status (%d)', (httpStatus) => {
    show(failed('status s3', httpStatus, "Can't find it"));
    expect(screen.getByText("This post doesn't exist, or you can't see it.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('shows any other reason, and can be retried', async () => {
    const { dispatched, dispatch } = show(failed('status s3', 502, 'Bad gateway'));
    expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load this post: Bad gateway");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toEqual([
      statusOpened({ statusId: 's3' }),
      statusOpened({ statusId: 's3' }),
    ]);
    dispatch(requestStarted({ key: 'status s3' }));
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
    dispatch(known);
    dispatch(requestEnded({ key: 'status s3' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shownIds()).toEqual(['s3']);
  });

  it('keeps the status if only its thread fails', async () => {
    const { dispatched, dispatch } = show(known, failed('conversation s3', 500, 'Oh no'));
    expect(shownIds()).toEqual(['s3']);
    expect(screen.getByRole('alert')).toHaveTextContent(/Couldn't load the conversation: Oh no/);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched.at(-1)).toEqual(statusOpened({ statusId: 's3' }));
    dispatch(requestStarted({ key: 'conversation s3' }));
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
    dispatch(requestEnded({ key: 'conversation s3' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
