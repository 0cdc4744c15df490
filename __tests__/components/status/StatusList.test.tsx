import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusList } from '@/components/status/StatusList';
import { requestFailed, requestStarted } from '@/slices/requests';
import { statusDeleted } from '@/slices/statuses';
import {
  newStatusesShown,
  olderRequested,
  reloadRequested,
  timelineClosed,
  timelineOpened,
} from '@/slices/timelines';
import { renderInStore } from '@support/renderInStore';
import { useFakeSight } from '@support/sight';
import { pageOf, plain } from '@support/statuses';
import { wireRepeat } from '@support/wire';

const key = 'public';
const { scrollTo } = useFakeSight();
const first = requestStarted({ key: 'timeline public first' });
const older = requestStarted({ key: 'timeline public older' });
const failed = (what: 'first' | 'older') =>
  requestFailed({ key: `timeline public ${what}`, reason: 'Bad gateway', httpStatus: 502 });
const known = pageOf(key, plain('s3', 's2', 's1'));
const nothing = pageOf(key, []);
const noneOlder = pageOf(key, [], { kind: 'older', from: 's1' });

const show = (...before: UnknownAction[]) =>
  renderInStore(<StatusList timelineKey={key} label="Local timeline" />, { before });
const feed = () => screen.getByRole('feed', { name: 'Local timeline' });
const shownIds = () =>
  within(feed())
    .queryAllByRole('article')
    .map((article) => article.dataset.statusId);
const button = (name: string) => screen.getByRole('button', { name });

let scrolled: jest.SpyInstance;
beforeEach(() => {
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a timeline on the page', () => {
  it('says when it is shown and when it goes', () => {
    const { dispatched, unmount } = show();
    expect(dispatched).toEqual([timelineOpened({ key })]);
    unmount();
    expect(dispatched).toEqual([timelineOpened({ key }), timelineClosed({ key })]);
  });

  it('is a busy feed with the shape of what comes until the first page is here', () => {
    const { container, dispatch } = show(first);
    expect(feed()).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelectorAll('[data-shape="status"]')).toHaveLength(6);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    dispatch(known);
    dispatch({ type: 'requests/requestEnded', payload: { key: 'timeline public first' } });
    expect(feed()).toHaveAttribute('aria-busy', 'false');
    expect(container.querySelectorAll('[data-shape="status"]')).toHaveLength(0);
  });

  it('shows the statuses in order, each with its place among all', () => {
    show(known);
    const articles = within(feed()).getAllByRole('article');
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    expect(articles.map((each) => each.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
    expect(articles.map((each) => each.getAttribute('aria-setsize'))).toEqual(['3', '3', '3']);
  });

  it('names repeats by what they repeat, and keeps the place of what was deleted', () => {
    const { dispatch } = show(pageOf(key, [wireRepeat(undefined, { id: 's9' }), ...plain('s0')]));
    expect(shownIds()).toEqual(['s1', 's0']);
    dispatch(statusDeleted({ statusId: 's1' }));
    expect(shownIds()).toEqual(['s1', 's0']);
    const [deleted] = within(feed()).getAllByRole('article');
    expect(deleted).toHaveTextContent('This post was deleted');
    expect(deleted).toHaveAttribute('aria-setsize', '2');
  });

  it('shows at once what was known before', () => {
    show(known, timelineOpened({ key }), timelineClosed({ key }));
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    expect(feed()).toHaveAttribute('aria-busy', 'false');
  });
});

describe('where a timeline ends', () => {
  it('says that there is nothing when there is nothing', () => {
    show(nothing);
    expect(screen.getByText('No statuses here yet')).toBeVisible();
    expect(screen.queryByText('No more statuses')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers older ones, and says so while they come', async () => {
    const { dispatched, dispatch } = show(known);
    dispatched.length = 0;
    await userEvent.click(button('Load older statuses'));
    expect(dispatched).toEqual([olderRequested({ key })]);
    dispatch(older);
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load older statuses' })).not.toBeInTheDocument();
  });

  it('asks for older ones by itself when the reader comes near, also after a short page', () => {
    const { dispatched, dispatch } = show(known);
    const asked = () => dispatched.filter(olderRequested.match);
    scrollTo(false);
    expect(asked()).toEqual([]);
    scrollTo(true);
    expect(asked()).toEqual([olderRequested({ key })]);
    dispatch(older);
    scrollTo(true);
    expect(asked()).toHaveLength(1);
    dispatch(pageOf(key, plain('s0'), { kind: 'older', from: 's1' }));
    dispatch({ type: 'requests/requestEnded', payload: { key: 'timeline public older' } });
    scrollTo(true);
    expect(asked()).toHaveLength(2);
    expect(shownIds()).toEqual(['s3', 's2', 's1', 's0']);
  });

  it('says when that was all, and asks no more', () => {
    const { dispatched } = show(known, noneOlder);
    expect(screen.getByText('No more statuses')).toBeVisible();
    scrollTo(true);
    expect(dispatched.filter(olderRequested.match)).toEqual([]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps what is there when older ones fail, says why, and tries again on a press', async () => {
    const { dispatched } = show(known, failed('older'));
    expect(screen.getByRole('alert')).toHaveTextContent('Error fetching timeline: Bad gateway');
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    // Scrolling would ask again and again.
    scrollTo(true);
    expect(dispatched.filter(olderRequested.match)).toEqual([]);
    await userEvent.click(button('Retry'));
    expect(dispatched.filter(olderRequested.match)).toEqual([olderRequested({ key })]);
  });
});

describe('a timeline that cannot be had', () => {
  it('says why, with a way to try again', async () => {
    const { dispatched, dispatch } = show(failed('first'));
    expect(screen.getByRole('alert')).toHaveTextContent('Error fetching timeline: Bad gateway');
    expect(screen.queryByRole('feed')).not.toBeInTheDocument();
    await userEvent.click(button('Retry'));
    expect(dispatched.at(-1)).toEqual(reloadRequested({ key }));
    dispatch(first);
    // The word and the button, which has the focus, stay where they are while it is tried again.
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
    expect(button('Retry')).toHaveAttribute('aria-busy', 'true');
    expect(button('Retry')).toHaveFocus();
    dispatch(known);
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what is there when only its news failed', () => {
    show(known, failed('first'));
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('news', () => {
  const news = (...ids: string[]) => pageOf(key, plain(...ids), { kind: 'news', from: 's3' });
  const many = Array.from({ length: 20 }, (_each, at) => `s${99 - at}`);

  it('wait behind a button that counts them, and come to the top of the page', async () => {
    const { dispatched } = show(known, news('s5', 's4'));
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    await userEvent.click(button('Show new (2)'));
    expect(dispatched.at(-1)).toEqual(newStatusesShown({ key }));
    expect(shownIds()).toEqual(['s5', 's4', 's3', 's2', 's1']);
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(screen.queryByRole('button', { name: /Show new/ })).not.toBeInTheDocument();
  });

  it('that may leave some out are had by reloading', async () => {
    const { dispatched } = show(known, news(...many));
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    await userEvent.click(button('Reload'));
    expect(dispatched.at(-1)).toEqual(reloadRequested({ key }));
    expect(feed()).toHaveAttribute('aria-busy', 'true');
  });

  it('that are none have no button', () => {
    show(known);
    expect(screen.queryByRole('button', { name: /Show new|Reload/ })).not.toBeInTheDocument();
  });
});
