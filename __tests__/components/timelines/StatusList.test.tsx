import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { ShortcutKeys, Shortcuts } from '@/app/shortcuts/Shortcuts';
import { StatusList } from '@/components/timelines/StatusList';
import { holdBack, isHeldBack, restNeeded } from '@/lib/scheduler/firstView';
import { settingChanged } from '@/slices/session/config';
import { windowResized } from '@/slices/session/interface';
import { scrollAnchorsRestored } from '@/slices/timelines/scrollAnchors';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { statusDeleted } from '@/slices/statuses/statuses';
import {
  gapRequested,
  newStatusesShown,
  olderRequested,
  timelineReloadRequested,
  timelineClosed,
  timelineOpened,
  timelinePaused,
  timelineScrolled,
  timelineInputUnblocked,
} from '@/slices/timelines/timelines';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';
import { shortcutsSaga } from '@/sagas/engine/shortcuts';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { pageOf, plain } from '@support/statuses/statuses';
import { wireRepeat } from '@support/wire';

const key = 'public';
const { scrollTo } = useFakeIntersectionObserver();
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
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a timeline', () => {
  it('for members only tells visitors so, and offers a login link', async () => {
    const refused = { reason: 'unauthorized', httpStatus: 401 };
    show(requestFailed({ key: 'timeline public first', ...refused }));
    expect(
      await screen.findByText('This server shows its posts to members only. Log in to read them.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('that the member may not read shows the reason, and can be retried', async () => {
    const refused = { reason: 'unauthorized', httpStatus: 401 };
    show(
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      requestFailed({ key: 'timeline public first', ...refused }),
    );
    await screen.findByRole('button', { name: 'Details' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error fetching timeline: You need to log in to do this. Details',
    );
    expect(button('Retry')).toBeVisible();
  });

  it('dispatches actions when it is opened and closed', () => {
    const { dispatched, unmount } = show();
    expect(dispatched).toEqual([timelineOpened({ key })]);
    unmount();
    const ofTimelines = dispatched.filter(({ type }) => type.startsWith('timelines/'));
    expect(ofTimelines).toEqual([timelineOpened({ key }), timelineClosed({ key })]);
  });

  it('is a busy feed with placeholders until the first page arrives', () => {
    const { container, dispatch } = show(first);
    expect(feed()).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelectorAll('[data-shape="status"]')).toHaveLength(6);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    dispatch(known);
    dispatch({ type: 'requests/requestEnded', payload: { key: 'timeline public first' } });
    expect(feed()).toHaveAttribute('aria-busy', 'false');
    expect(container.querySelectorAll('[data-shape="status"]')).toHaveLength(0);
  });

  it.each([
    ['in the first page: the rest waits for its rows', 's2', true],
    ['further down: what fetches it is among the rest, which comes at once', 's0', false],
  ])('restores a scroll anchor %s', (_where, id, held) => {
    const place = { rows: [{ id, offset: 40 }], before: [], depth: 30 };
    holdBack();
    const { dispatch } = show(scrollAnchorsRestored({ [`default ${key}`]: place }));
    expect(isHeldBack()).toBe(true);
    dispatch(known);
    // Rows on the page release the deferred parts in their own way.
    expect(isHeldBack() || shownIds().length > 0).toBe(held);
    restNeeded();
  });

  it.each([
    ['is empty', nothing],
    ['cannot be loaded', failed('first')],
  ])('lets the deferred parts of the page begin if it %s', (_how, outcome) => {
    holdBack();
    const { dispatch } = show();
    expect(isHeldBack()).toBe(true);
    dispatch(outcome);
    expect(isHeldBack()).toBe(false);
  });

  it('shows the statuses in order, each with its position and the total', () => {
    show(known);
    const articles = within(feed()).getAllByRole('article');
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    expect(articles.map((each) => each.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
    expect(articles.map((each) => each.getAttribute('aria-setsize'))).toEqual(['3', '3', '3']);
  });

  it('treats repeats as the repeated status, and keeps the row of deleted ones', async () => {
    const { dispatch } = show(pageOf(key, [wireRepeat(undefined, { id: 's9' }), ...plain('s0')]));
    expect(shownIds()).toEqual(['s1', 's0']);
    dispatch(statusDeleted({ statusId: 's1' }));
    expect(shownIds()).toEqual(['s1', 's0']);
    const [deleted] = within(feed()).getAllByRole('article');
    expect(deleted).toHaveTextContent('This post was deleted');
    await waitFor(() => expect(deleted).toHaveAttribute('aria-setsize', '2'));
  });

  it('shows known statuses at once', () => {
    show(known, timelineOpened({ key }), timelineClosed({ key }));
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    expect(feed()).toHaveAttribute('aria-busy', 'false');
  });
});

describe('the end of a timeline', () => {
  it('TL-19 says when the timeline is empty', async () => {
    show(nothing);
    expect(screen.queryByRole('feed')).toBeNull();
    expect(await screen.findByText('No posts yet')).toBeVisible();
    expect(screen.queryByText('No more posts')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('advises those who follow nobody also below their own posts', async () => {
    const home = (followingCount: number) =>
      renderInStore(<StatusList timelineKey="friends" label="Home timeline" />, {
        before: [
          pageOf('friends', plain('s1')),
          pageOf('friends', [], { kind: 'older', from: 's1' }),
          signedIn({}, { followingCount }),
        ],
      });
    home(0);
    expect(await screen.findByRole('link', { name: 'Find people' })).toBeVisible();
    home(3);
    expect(screen.getByText('No more posts')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Find people' })).toBeNull();
  });

  it('offers older statuses, and says so while they load', async () => {
    const { dispatched, dispatch } = show(known);
    dispatched.length = 0;
    await userEvent.click(button('Load older posts'));
    expect(dispatched).toEqual([olderRequested({ key })]);
    dispatch(older);
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load older posts' })).not.toBeInTheDocument();
  });

  it('loads older statuses when the reader comes near, also after a short page', () => {
    jest.useFakeTimers();
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
    act(() => jest.advanceTimersByTime(200));
    expect(asked()).toHaveLength(2);
    expect(shownIds()).toEqual(['s3', 's2', 's1', 's0']);
  });

  it('TL-19 says when there are no older statuses, and requests none', () => {
    const { dispatched } = show(known, noneOlder);
    expect(screen.getByText('No more posts')).toBeVisible();
    scrollTo(true);
    expect(dispatched.filter(olderRequested.match)).toEqual([]);
    expect(screen.queryByRole('button', { name: /older|Retry/ })).not.toBeInTheDocument();
  });

  it('TL-22 keeps the statuses when older ones fail, shows what failed and why in place of "An error occured", and retries on a press', async () => {
    const { dispatched } = show(known, failed('older'));
    expect(screen.getByRole('alert')).toHaveTextContent('Error fetching timeline: Bad gateway');
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    // Otherwise scrolling would repeat the failing request.
    scrollTo(true);
    expect(dispatched.filter(olderRequested.match)).toEqual([]);
    await userEvent.click(button('Retry'));
    expect(dispatched.filter(olderRequested.match)).toEqual([olderRequested({ key })]);
  });
});

describe('a timeline that cannot be loaded', () => {
  it('shows the reason and a retry button', async () => {
    const { dispatched, dispatch } = show(failed('first'));
    expect(screen.getByRole('alert')).toHaveTextContent('Error fetching timeline: Bad gateway');
    expect(screen.queryByRole('feed')).not.toBeInTheDocument();
    await userEvent.click(button('Retry'));
    expect(dispatched.at(-1)).toEqual(timelineReloadRequested({ key }));
    dispatch(first);
    // Message and button, which has the focus, stay in place during the retry.
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
    expect(button('Retry')).toHaveAttribute('aria-busy', 'true');
    expect(button('Retry')).toHaveFocus();
    dispatch(known);
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps its statuses if only new ones failed', () => {
    show(known, failed('first'));
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('new statuses', () => {
  const news = (...ids: string[]) => pageOf(key, plain(...ids), { kind: 'news', from: 's3' });
  const many = Array.from({ length: 20 }, (_each, at) => `s${99 - at}`);

  it('wait behind a button that counts them, and appear at the top', async () => {
    const { dispatched } = show(known, news('s5', 's4'));
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    await userEvent.click(button('Show new (2)'));
    expect(dispatched.at(-1)).toEqual(newStatusesShown({ key }));
    expect(shownIds()).toEqual(['s5', 's4', 's3', 's2', 's1']);
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(screen.queryByRole('button', { name: /Show new/ })).not.toBeInTheDocument();
  });

  it('with a possible gap are shown by reloading', async () => {
    const { dispatched } = show(known, news(...many));
    expect(shownIds()).toEqual(['s3', 's2', 's1']);
    await userEvent.click(button('Reload'));
    expect(dispatched.at(-1)).toEqual(timelineReloadRequested({ key }));
    expect(feed()).toHaveAttribute('aria-busy', 'true');
  });

  it('are all drawn of a fast stream, though the page never has time for what can wait', () => {
    const { dispatch } = show(known);
    const streamed = Array.from({ length: 15 }, (_each, at) => `s${4 + at}`);
    act(() => {
      for (const [at, id] of streamed.entries()) {
        const from = `s${3 + at}`;
        flushSync(() => dispatch(pageOf(key, plain(id), { kind: 'news', from })));
        flushSync(() => dispatch(newStatusesShown({ key })));
      }
      expect(shownIds()).toEqual([...streamed.reverse(), 's3', 's2', 's1']);
    });
  });

  it('have no button if there are none', () => {
    show(known);
    expect(screen.queryByRole('button', { name: /Show new|Reload/ })).not.toBeInTheDocument();
  });
});

describe('the scroll position of a timeline', () => {
  const scrolledTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  afterEach(() => scrolledTo(0));

  it('TL-09 counts as the top below 15 px only', () => {
    const { dispatched } = show(known);
    const told = () => dispatched.filter(timelineScrolled.match).map(({ payload }) => payload);
    scrolledTo(14.5);
    expect(told()).toEqual([]);
    scrolledTo(15);
    expect(told()).toEqual([{ key, atTop: false }]);
    scrolledTo(3_000);
    expect(told()).toHaveLength(1);
    scrolledTo(14);
    expect(told().at(-1)).toEqual({ key, atTop: true });
  });

  it('is the top again when a list that was left further down is opened anew', () => {
    const { state } = show(
      known,
      timelineOpened({ key }),
      timelineScrolled({ key, atTop: false }),
      timelineClosed({ key }),
    );
    expect(state().timelines[key]?.atTop).toBe(true);
  });
});

describe('the button for new statuses', () => {
  const news = (...ids: string[]) => pageOf(key, plain(...ids), { kind: 'news', from: 's3' });
  const mobile = windowResized({ width: 390, height: 844 });
  const numbered = (count: number) => Array.from({ length: count }, (_each, at) => `s${900 - at}`);

  it('TL-10 is shown while the timeline is paused, and disappears when they are shown', () => {
    const { dispatch } = show(known, news('s4'), timelinePaused({ key }));
    expect(button('Show new (1)')).toBeVisible();
    dispatch(pageOf(key, plain('s6', 's5'), { kind: 'news', from: 's4' }));
    expect(button('Show new (3)')).toBeVisible();
    dispatch(newStatusesShown({ key }));
    expect(screen.queryByRole('button', { name: /Show new/ })).not.toBeInTheDocument();
  });

  it('TL-11 counts them, or says that it reloads', () => {
    const { dispatch } = show(known, news(...numbered(19)));
    expect(button('Show new (19)')).toHaveTextContent(/^Show new \(19\)$/);
    dispatch(pageOf(key, plain(...numbered(60).slice(0, 20)), { kind: 'news', from: 's900' }));
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    dispatch(pageOf(key, plain(...many), { kind: 'news', from: 's900' }));
    expect(button('Reload')).toHaveTextContent(/^Reload$/);
  });

  const many = Array.from({ length: 20 }, (_each, at) => `s${2_000 - at}`);
  const badge = () =>
    screen
      .getByRole('button', { name: /^(Show new|Reload)/ })
      .querySelector('[aria-hidden]:not(svg)');

  it('TL-11 has a badge with the count on phones', () => {
    show(mobile, known, noneOlder, news('s5', 's4'));
    expect(button('Show new (2)')).toContainElement(badge() as HTMLElement);
    expect(badge()).toHaveTextContent(/^2$/);
  });

  it.each([
    [99, '99'],
    [100, '∞'],
  ])('TL-11 has on phones for %d the badge: %s', (count, text) => {
    const { dispatch } = show(mobile, known, noneOlder);
    for (let from = 's3', made = 0; made < count; made += 10) {
      const size = Math.min(10, count - made);
      const ids = Array.from({ length: size }, (_each, at) => `s${1_000 + made + size - at}`);
      dispatch(pageOf(key, plain(...ids), { kind: 'news', from }));
      from = ids[0] ?? from;
    }
    expect(button(`Show new (${String(count)})`)).toBeVisible();
    expect(badge()).toHaveTextContent(text);
  });

  it('TL-11 has a plus sign on phones if it reloads', () => {
    show(mobile, known, noneOlder, news(...many));
    expect(button('Reload')).toBeVisible();
    expect(badge()).toHaveTextContent(/^\+$/);
  });

  it('TL-15 marks the list while it ignores presses', () => {
    const { dispatch } = show(known, news('s4'));
    expect(feed()).not.toHaveAttribute('data-settling');
    dispatch(newStatusesShown({ key }));
    expect(feed()).toHaveAttribute('data-settling', 'true');
    dispatch(timelineInputUnblocked({ key }));
    expect(feed()).not.toHaveAttribute('data-settling');
  });

  it('TL-20 is activated by the period key, except while typing', async () => {
    ShortcutKeys.prefetch();
    await import('@/app/shortcuts/ShortcutKeys');
    const fields = (
      <>
        <main>
          <StatusList timelineKey={key} label="Local timeline" />
        </main>
        <Shortcuts />
        <input aria-label="One line" />
        <textarea aria-label="Many lines" />
        <div aria-label="Rich" role="textbox" tabIndex={0} contentEditable />
        <input aria-label="Ticked" type="checkbox" />
      </>
    );
    const { dispatched, dispatch } = renderInStore(fields, {
      beside: [sagaBeside(shortcutsSaga)],
      before: [known, news('s4')],
    });
    const user = userEvent.setup();
    const shows = () => dispatched.filter(newStatusesShown.match).length;
    for (const name of ['One line', 'Many lines', 'Rich']) {
      await user.click(screen.getByRole('textbox', { name }));
      await user.keyboard('.');
      expect([name, shows()]).toEqual([name, 0]);
    }
    await user.click(screen.getByRole('checkbox', { name: 'Ticked' }));
    await user.keyboard('.');
    expect(shows()).toBe(1);
    expect(shownIds()).toEqual(['s4', 's3', 's2', 's1']);

    dispatch(pageOf(key, plain('s5'), { kind: 'news', from: 's4' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Control>}.{/Control}');
    expect(shows()).toBe(1);
    await user.keyboard('.');
    expect(shows()).toBe(2);
    await user.keyboard('.');
    expect(shows()).toBe(2);

    dispatch(pageOf(key, plain(...many), { kind: 'news', from: 's5' }));
    await user.keyboard('.');
    expect(dispatched.filter(timelineReloadRequested.match)).toEqual([
      timelineReloadRequested({ key }),
    ]);
  });
});

describe('a gap in a timeline', () => {
  const whole = settingChanged({ name: 'virtualScrolling', value: false });
  const apart = pageOf(key, plain(...Array.from({ length: 20 }, (_each, at) => `s${99 - at}`)), {
    kind: 'news',
    from: 's3',
  });

  it('is a row of the feed, loads on a press, and shows what failed', async () => {
    const { dispatched, dispatch } = show(whole, known, apart, newStatusesShown({ key }));
    const gap = () => within(feed()).getByText('There may be more posts here');
    await within(feed()).findByText('There may be more posts here');
    const rows = within(feed()).getAllByRole('article');
    expect(gap().closest('article')).toBe(rows[20]);
    expect(rows[20]).toHaveAttribute('aria-posinset', '21');
    await userEvent.click(button('Load missing posts'));
    expect(dispatched.at(-1)).toEqual(gapRequested({ key, above: 's80' }));
    const request = { key: 'timeline public gap s80' };
    dispatch(requestStarted(request));
    expect(button('Load missing posts')).toHaveAttribute('aria-busy', 'true');
    dispatch(requestFailed({ ...request, reason: 'Bad gateway', httpStatus: 502 }));
    expect(within(rows[20] as HTMLElement).getByRole('alert')).toHaveTextContent('Bad gateway');
    dispatch(pageOf(key, plain('s79', 's3'), { kind: 'gap', from: 's80' }));
    expect(screen.queryByRole('button', { name: 'Load missing posts' })).not.toBeInTheDocument();
    expect(shownIds().slice(19, 22)).toEqual(['s80', 's79', 's3']);
  });
});
