/** The heading of timelines: title with menu, status line, scroll-to-top and the controls below. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { RouteName } from '@/domain/session/routes';
import { timelineRequest } from '@/domain/timelines/timeline';
import ListTimelineScreen from '@/screens/lists/ListTimelineScreen';
import TagScreen from '@/screens/tags/TagScreen';
import TimelineScreen from '@/screens/timeline/TimelineScreen';
import { connectionRestored, connectionLost } from '@/slices/session/offline';
import { instanceConfigured } from '@/slices/session/config';
import { listsReceived } from '@/slices/people/lists';
import { requestStarted } from '@/slices/engine/requests';
import {
  newStatusesShown,
  statusesStreamed,
  timelinePageFailed,
} from '@/slices/timelines/timelines';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { pageOf, plain } from '@support/statuses/statuses';

const lists = listsReceived({
  lists: [
    { id: '12', title: 'Pond people' },
    { id: '7', title: 'Newspapers' },
  ],
});
const federating = instanceConfigured({ instance: { federating: true, private: false } });
const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
};

beforeEach(() => {
  window.scrollTo = jest.fn();
  scrolledTo(0);
});

function shown(name: RouteName, params: Record<string, string> = {}, path = '/main/friends') {
  const before = [federating, signedIn(), lists];
  return renderInStore(<TimelineScreen name={name} params={params} />, { before, path });
}

describe('TL-07 the title of a timeline', () => {
  it("is the list's title for lists, and opens the menu, too", async () => {
    const user = userEvent.setup();
    const before = [federating, signedIn(), lists];
    renderInStore(<ListTimelineScreen params={{ id: '12' }} />, { before });
    await user.click(screen.getByRole('button', { name: 'Pond people' }));
    expect(await screen.findByRole('menu', { name: 'Timelines' })).toBeVisible();
  });

  it('is the hashtag on its page, and opens the menu, too', async () => {
    const user = userEvent.setup();
    const before = [federating, signedIn(), lists];
    renderInStore(<TagScreen params={{ tag: 'cats' }} />, { before, path: '/tag/cats' });
    const heading = screen.getByRole('heading', { level: 1, name: '#cats' });
    await user.click(within(heading).getByRole('button', { name: '#cats' }));
    expect(await screen.findByRole('menu', { name: 'Timelines' })).toBeVisible();
  });

  it.each([
    ['friends', {}, 'Home timeline'],
    ['public-timeline', {}, 'Local timeline'],
  ] as const)('of %s %j is %s, and opens a menu', async (name, params, title) => {
    const user = userEvent.setup();
    shown(name, params);
    const heading = screen.getByRole('heading', { level: 1, name: title });
    expect(heading).toHaveTextContent(new RegExp(`^${title}$`));
    await user.click(within(heading).getByRole('button', { name: title }));
    expect(await screen.findByRole('menu', { name: 'Timelines' })).toBeVisible();
  });

  it("lists the reader's timelines and lists, marks the current one and links to the others", async () => {
    const user = userEvent.setup();
    const { address } = shown('friends');
    await user.click(screen.getByRole('button', { name: 'Home timeline' }));
    const menu = await screen.findByRole('menu', { name: 'Timelines' });
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Home timeline',
      'Local timeline',
      'Known network',
      'Bookmarks',
      'Favourites',
      'Direct messages',
      'Explore',
      'Newspapers',
      'Pond people',
    ]);
    expect(items.filter((item) => item.getAttribute('aria-current') === 'page')).toEqual([
      items[0],
    ]);
    await user.click(within(menu).getByRole('menuitem', { name: 'Pond people' }));
    expect(address()).toBe('/lists/12');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('lists for visitors only what they may see', async () => {
    const user = userEvent.setup();
    renderInStore(<TimelineScreen name="public-timeline" params={{}} />, { before: [federating] });
    await user.click(screen.getByRole('button', { name: 'Local timeline' }));
    const menu = await screen.findByRole('menu', { name: 'Timelines' });
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Local timeline',
      'Known network',
      'Explore',
    ]);
  });
});

describe('TL-18 the heading of a timeline', () => {
  const news = statusesStreamed({
    statusIds: ['s3'],
    keys: ['friends'],
    entities: decodeStatuses(plain('s3')),
    show: false,
  });

  it('says to screen readers when the timeline is up to date, but not while new posts wait', () => {
    const { dispatch } = shown('friends');
    expect(screen.queryByText('Up to date')).toBeNull();
    dispatch(pageOf('friends', plain('s2', 's1')));
    expect(screen.getByText('Up to date')).toBeVisible();
    dispatch(news);
    expect(screen.queryByText('Up to date')).toBeNull();
    dispatch(newStatusesShown({ key: 'friends' }));
    expect(screen.getByText('Up to date')).toBeVisible();
    // While the connection is lost, nobody knows.
    dispatch(connectionLost({ at: 0 }));
    expect(screen.queryByText('Up to date')).toBeNull();
    dispatch(connectionRestored());
    expect(screen.getByText('Up to date')).toBeVisible();
  });

  it('does not say so while the server is not answering', () => {
    const { dispatch } = shown('friends');
    dispatch(pageOf('friends', plain('s2', 's1')));
    dispatch(timelinePageFailed({ key: 'friends', kind: 'older', reason: '' }));
    expect(screen.getByText('Up to date')).toBeVisible();
    dispatch(timelinePageFailed({ key: 'friends', kind: 'news', reason: '' }));
    expect(screen.queryByText('Up to date')).toBeNull();
    expect(screen.getByText('Not up to date')).toBeVisible();
    dispatch(pageOf('friends', [], { kind: 'news', from: 's2' }));
    expect(screen.getByText('Up to date')).toBeVisible();
    expect(screen.queryByText('Not up to date')).toBeNull();
  });

  it('has a button to scroll to the top, if there is some way to go', async () => {
    const user = userEvent.setup();
    shown('friends');
    expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
    scrolledTo(2_000);
    await user.click(screen.getByRole('button', { name: 'Scroll to top' }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrolledTo(0);
    expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('has a button for older statuses, and a spinner while they load', () => {
    const { dispatch } = shown('friends');
    dispatch(pageOf('friends', plain('s2', 's1')));
    expect(screen.getByRole('button', { name: 'Load older posts' })).toBeVisible();
    dispatch(requestStarted({ key: timelineRequest('friends', 'older') }));
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load older posts' })).toBeNull();
  });
});
