/** The timelines that Explore leads to, and their ways in from profiles and the menu of a card. */
import { screen } from '@testing-library/react';
import { timelineKey, timelineRequest } from '@/domain/timelines/timeline';
import BubbleScreen from '@/screens/explore/BubbleScreen';
import LinkPostsScreen from '@/screens/explore/LinkPostsScreen';
import ServerPostsScreen from '@/screens/explore/ServerPostsScreen';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { timelineOpened } from '@/slices/timelines/timelines';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { knownServer } from '@support/people';
import { renderInStore } from '@support/renderInStore';

useFakeIntersectionObserver();

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the posts of another server', () => {
  it('are a timeline of its own', () => {
    const path = '/about/explore/server?host=Hill.example';
    const { dispatched } = renderInStore(<ServerPostsScreen />, { path });
    expect(title()).toBe('hill.example');
    expect(dispatched).toContainEqual(timelineOpened({ key: 'server:hill.example' }));
  });

  it.each([
    ['pleroma', '/about/explore/server', 'Enter a server address, such as example.org'],
    ['mastodon', '/about/explore/server?host=hill.example', "This server doesn't offer this."],
  ] as const)('on %s at %s are told to be missing', (family, path, words) => {
    renderInStore(<ServerPostsScreen />, { family, path });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore' })).toBeVisible();
  });
});

describe('the posts with a link', () => {
  const url = 'https://news.example/1';
  const path = `/about/explore/link?url=${encodeURIComponent(url)}`;
  const key = timelineKey('link', url);
  const request = timelineRequest(key, 'first');
  const newest = [
    knownServer('mastodon'),
    instanceConfigured({ instance: { backendVersion: '4.5.0' } }),
  ];

  it('are a timeline below the link itself', () => {
    const { dispatched } = renderInStore(<LinkPostsScreen />, { before: newest, path });
    expect(title()).toBe('news.example');
    expect(screen.getByRole('link', { name: /news\.example/ })).toHaveAttribute('href', url);
    expect(dispatched).toContainEqual(timelineOpened({ key }));
  });

  it('are unknown while few share it: the page says so, offers a search, and asks again later', () => {
    const refused = requestFailed({ key: request, reason: 'Not found', httpStatus: 404 });
    const first = renderInStore(<LinkPostsScreen />, { before: newest, path });
    first.dispatch(requestStarted({ key: request }));
    first.dispatch(refused);
    expect(screen.getByText(/lists posts with a link only while/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search' })).toBeVisible();
    first.unmount();
    const later = renderInStore(<LinkPostsScreen />, { before: [...newest, refused], path });
    expect(later.dispatched).toContainEqual(timelineOpened({ key }));
  });

  it.each([
    ['an older server', [knownServer('mastodon')], path],
    ['an address that is none', newest, '/about/explore/link?url=javascript:alert(1)'],
  ])('are not asked for with %s', (_what, before, at) => {
    const { dispatched } = renderInStore(<LinkPostsScreen />, { before, path: at });
    expect(screen.getByText(/lists posts with a link only while/)).toBeVisible();
    expect(dispatched.filter(({ type }) => type === timelineOpened.type)).toEqual([]);
  });
});

describe('the bubble timeline', () => {
  it('is a timeline where the server has one, and the known network elsewhere', () => {
    const path = '/about/explore/bubble';
    const has = instanceConfigured({ instance: { bubbleTimelineAvailable: true } });
    const { dispatched, unmount } = renderInStore(<BubbleScreen />, { before: [has], path });
    expect(title()).toBe('Bubble timeline');
    expect(dispatched).toContainEqual(timelineOpened({ key: 'bubble' }));
    unmount();
    expect(renderInStore(<BubbleScreen />, { path }).address()).toBe('/main/all');
  });
});
