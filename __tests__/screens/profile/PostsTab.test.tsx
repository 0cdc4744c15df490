/** The posts on a profile: a search in them, and the jump to a month. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { Search } from '@/domain/discovery/search';
import { noEntities } from '@/domain/engine/entities';
import type { ServerFamily } from '@/domain/session/instance';
import type { User } from '@/domain/people/user';
import { endOfMonth, idBefore } from '@/domain/timelines/postMonths';
import { PostsTab } from '@/screens/profile/PostsTab';
import { searchOpened, searchResultsReceived } from '@/slices/discovery/search';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { timelineOpened, timelinePageReceived } from '@/slices/timelines/timelines';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireStatus, wireUser } from '@support/wire';

useFakeIntersectionObserver();
beforeEach(() => {
  window.scrollTo = jest.fn();
  jest.useFakeTimers({ now: new Date(2026, 2, 10), doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const mia = someUser({ createdAt: new Date(2024, 9, 5).toISOString() });
const bread: Search = { query: 'bread', following: false, from: 'u1' };

interface Setup {
  family?: ServerFamily | null;
  user?: User;
  path?: string;
  before?: UnknownAction[];
}

function shown({ family = 'mastodon', user = mia, path = '/users/mia', before }: Setup = {}) {
  const view = renderInStore(<PostsTab user={user} label="Posts" />, {
    family,
    path,
    before: before ?? [signedIn()],
  });
  const typing = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
  return { ...view, typing };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the posts on a profile', () => {
  it('are searched; the address remembers the words, and an empty field shows all again', async () => {
    const { typing, dispatched, dispatch, address } = shown();
    await typing.click(button('Search posts'));
    const field = screen.getByRole('searchbox', { name: 'Search posts' });
    expect(field).toHaveFocus();
    await typing.type(field, ' bread {Enter}');
    expect(address()).toBe('/users/mia?find=bread');
    expect(dispatched).toContainEqual(searchOpened({ ...bread, refetch: false }));
    expect(button('Search posts')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    act(
      () =>
        void dispatch(
          searchResultsReceived({
            search: bread,
            statusIds: [],
            userIds: [],
            hashtags: [],
            rows: { statuses: 0, people: 0, hashtags: 0 },
            canGoOn: true,
            entities: noEntities(),
          }),
        ),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Posts with “bread”');
    expect(screen.getByText('No results')).toBeVisible();
    await typing.click(button('Search posts'));
    expect(screen.getByRole('searchbox')).toHaveValue('bread');
    await typing.clear(screen.getByRole('searchbox'));
    await typing.keyboard('{Enter}');
    expect(address()).toBe('/users/mia');
    expect(dispatched).toContainEqual(timelineOpened({ key: 'user:u1' }));
  });

  it('tell why a search failed, and search again on a press', async () => {
    const { typing, dispatched, dispatch } = shown({ path: '/users/mia?find=bread' });
    const key = 'search from u1 bread';
    act(() => void dispatch(requestFailed({ key, reason: 'Not today', httpStatus: 501 })));
    expect(screen.getByRole('alert')).toHaveTextContent('Search failed');
    await typing.click(button('Retry'));
    expect(dispatched).toContainEqual(searchOpened({ ...bread, refetch: true }));
  });

  it.each(['mastodon', 'pleroma', 'akkoma', 'gotosocial'] as const)(
    'of %s begin with a month, which the address remembers',
    async (family) => {
      const { typing, dispatched, address } = shown({ family });
      await typing.click(button('Jump to month'));
      const [year, month] = screen.getAllByRole('combobox') as [HTMLElement, HTMLElement];
      expect(year).toHaveAccessibleName('Year');
      expect(month).toHaveAccessibleName('Month');
      await typing.selectOptions(year, '2024');
      // The account was created in October.
      expect([...month.children].map((option) => option.textContent)).toEqual([
        'October',
        'November',
        'December',
      ]);
      await typing.selectOptions(month, 'November');
      await typing.click(button('Show posts'));
      expect(address()).toBe('/users/mia?until=2024-11');
      const id = idBefore(
        { family, backendName: '', features: [] },
        endOfMonth({ year: 2024, month: 11 }),
      );
      expect(dispatched).toContainEqual(timelineOpened({ key: `user:u1 max_id=${String(id)}` }));
      expect(screen.getByText(/Posts up to the end of/)).toHaveTextContent(
        'Posts up to the end of November 2024',
      );
      expect(button('Jump to month')).toHaveFocus();
      await typing.click(button('All posts'));
      expect(address()).toBe('/users/mia');
    },
  );

  it('say that a month means the time of arrival where it does', () => {
    const far = someUser({ ...mia, isLocal: false, screenName: 'mia@far.example' });
    const path = '/users/mia?until=2024-11';
    const words = 'This server sorts posts from elsewhere by when they arrived.';
    const { unmount } = shown({ family: 'pleroma', user: far, path });
    expect(screen.getByText(words)).toBeVisible();
    unmount();
    shown({ family: 'mastodon', user: far, path });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('pass over a month that is none, and one on servers that number otherwise', () => {
    const first = shown({ path: '/users/mia?until=2024-99' });
    expect(first.dispatched).toContainEqual(timelineOpened({ key: 'user:u1' }));
    first.unmount();
    const second = shown({ family: null, path: '/users/mia?until=2024-11' });
    expect(second.dispatched).toContainEqual(timelineOpened({ key: 'user:u1' }));
    expect(screen.queryByRole('button', { name: 'Jump to month' })).toBeNull();
    expect(button('Search posts')).toBeVisible();
  });

  it('offer Hollo the months, and visitors no search', () => {
    const hollo = instanceConfigured({ instance: { backendName: 'hollo' } });
    const { unmount } = shown({ family: null, before: [hollo] });
    expect(button('Jump to month')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search posts' })).toBeNull();
    unmount();
    shown({ family: null, before: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the posts of a person from elsewhere', () => {
  const far = someUser({
    ...mia,
    id: 'u2',
    isLocal: false,
    screenName: 'mia@far.example',
    shownScreenName: 'mia@far.example',
    profileUrl: 'https://far.example/mia',
    statusCount: 4_200,
  });
  const posts = decodeStatuses(
    ['s2', 's1'].map((id) => wireStatus({ id, account: wireUser({ id: 'u2' }) })),
  );
  const page = timelinePageReceived({
    key: 'user:u2',
    kind: 'first',
    ids: ['s2', 's1'],
    entities: posts,
    from: null,
    next: null,
    show: true,
  });
  const end = timelinePageReceived({
    key: 'user:u2',
    kind: 'older',
    ids: [],
    entities: noEntities(),
    from: 's1',
    next: null,
    show: true,
  });
  const words = /posts are shown here/;

  it('end with how many of them are known here, and a link to all', () => {
    const { dispatch } = shown({ user: far, before: [signedIn(), page] });
    expect(screen.queryByText(words)).toBeNull();
    act(() => void dispatch(end));
    expect(screen.getByText(words)).toHaveTextContent('2 of 4,200 posts are shown here');
    expect(screen.getByRole('link', { name: 'View full profile on far.example' })).toHaveAttribute(
      'href',
      'https://far.example/mia',
    );
  });

  it.each([
    ['pleroma', far],
    ['gotosocial', far],
    ['mastodon', { ...far, statusCount: 2 }],
    ['mastodon', { ...far, isLocal: true }],
  ] as const)('end without a count on %s, where it tells nothing', (family, user) => {
    shown({ family, user, before: [signedIn(), page, end] });
    expect(screen.queryByText(words)).toBeNull();
  });
});
