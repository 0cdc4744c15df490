import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExploreList } from '@/domain/discovery/explore';
import { noEntities } from '@/domain/engine/entities';
import type { ServerFamily } from '@/domain/session/instance';
import ExploreScreen from '@/screens/explore/ExploreScreen';
import { suggestionsReceived } from '@/slices/discovery/suggestions';
import {
  exploreMissed,
  exploreOpened,
  exploreReceived,
  moreExploreRequested,
} from '@/slices/discovery/explore';
import { tagFollowRequested } from '@/slices/discovery/tags';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { knownServer, signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

useFakeIntersectionObserver();

const DAY = 86_400_000;
const days = [7, 0, 5, 1, 0, 0, 2].map((uses, ago) => ({
  day: (20_000 - ago) * DAY,
  uses,
  people: uses,
}));

const server = (family: ServerFamily) => [
  knownServer(family),
  instanceConfigured({
    instance: {
      backendVersion: '4.5.0',
      features: family === 'pleroma' ? ['profile_directory', 'v2_suggestions'] : [],
      bubbleTimelineAvailable: family === 'akkoma',
    },
  }),
];

const page = (list: ExploreList, more: Partial<Parameters<typeof exploreReceived>[0]>) =>
  exploreReceived({ list, ids: [], rows: 1, offset: 0, now: 0, ...more });

const show = (path: string, before: Parameters<typeof renderInStore>[1] = {}) =>
  renderInStore(<ExploreScreen />, { ...before, path });

const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent?.trim());

describe('the page "Explore"', () => {
  it('has a tab for each kind that the server has, and opens the one that the address names', async () => {
    const { dispatched } = show('/about/explore?tab=hashtags', { before: server('mastodon') });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Explore');
    expect(tabs()).toEqual(['Posts', 'Hashtags', 'News', 'People']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Hashtags');
    expect(dispatched).toContainEqual(exploreOpened({ list: 'hashtags', anew: false }));
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('News');
    expect(dispatched).toContainEqual(exploreOpened({ list: 'news', anew: true }));
  });

  it('opens the first tab for other words', () => {
    show('/about/explore?tab=cats', { before: server('pleroma') });
    expect(tabs()).toEqual(['People', 'Known servers']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('People');
  });

  it('opens where there is something, if the server suggests nobody', () => {
    const before = [...server('pleroma'), signedIn()];
    const { dispatch, dispatched } = show('/about/explore', { before });
    expect(screen.getByRole('radio', { name: 'Who to follow' })).toBeChecked();
    dispatch(suggestionsReceived({ userIds: [], entities: noEntities() }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('People');
    expect(screen.getByRole('radio', { name: 'Recently active' })).toBeChecked();
    expect(dispatched).toContainEqual(exploreOpened({ list: 'active', anew: false }));
    dispatch(page('active', { rows: 0 }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Known servers');
  });

  it('stays with what the reader chose, also if that is empty', async () => {
    const before = [
      ...server('pleroma'),
      signedIn(),
      suggestionsReceived({ userIds: [], entities: noEntities() }),
    ];
    show('/about/explore', { before });
    await userEvent.click(screen.getByRole('radio', { name: 'Who to follow' }));
    expect(screen.getByText('No suggestions right now')).toBeVisible();
  });

  it('says that a server has nothing of it, and leads on', () => {
    show('/about/explore', { before: server('gotosocial') });
    expect(tabs()).toEqual([]);
    expect(screen.getByText("This server doesn't offer this.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Known network' })).toHaveAttribute(
      'href',
      '/main/all',
    );
  });

  it('goes on to the next kind when one turns out to be missing', () => {
    const { dispatch } = show('/about/explore', { before: server('mastodon') });
    dispatch(exploreMissed({ list: 'posts' }));
    expect(tabs()).toEqual(['Hashtags', 'News', 'People']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Hashtags');
  });

  it('is loading, failed, or quiet, in words', async () => {
    const { dispatch, dispatched } = show('/about/explore', { before: server('mastodon') });
    expect(screen.getByRole('feed', { name: 'Posts' })).toHaveAttribute('aria-busy', 'true');
    dispatch(requestFailed({ key: 'explore posts', reason: 'Oh no', httpStatus: 403 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Oh no');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched.filter(({ type }) => type === exploreOpened.type)).toHaveLength(2);
    dispatch(requestStarted({ key: 'explore posts' }));
    dispatch(page('posts', { rows: 0 }));
    expect(screen.getByText('Nothing is trending right now')).toBeVisible();
  });

  it('asks visitors to log in where the server shows it to members only', () => {
    const { dispatch } = show('/about/explore', { before: server('mastodon') });
    dispatch(requestFailed({ key: 'explore posts', reason: 'No', httpStatus: 401 }));
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('trending hashtags', () => {
  it('show how much they are used, and can be followed', async () => {
    const { dispatched } = show('/about/explore?tab=hashtags', {
      before: [
        ...server('mastodon'),
        signedIn(),
        page('hashtags', {
          ids: ['bread'],
          knownTags: [{ name: 'Bread', following: false, days }],
        }),
      ],
    });
    const row = screen.getByRole('article', { name: '#Bread' });
    expect(row).toHaveTextContent('15 posts in the last 7 days');
    expect(row.querySelectorAll('rect')).toHaveLength(7);
    await userEvent.click(within(row).getByRole('button', { name: 'Follow #Bread' }));
    expect(dispatched).toContainEqual(tagFollowRequested({ name: 'Bread', wanted: true }));
  });
});

describe('trending links', () => {
  const card = {
    url: 'https://news.example/1',
    title: 'Bread prices',
    description: '',
    imageUrl: null,
    imageDescription: '',
    providerName: 'News',
  };
  const dead = { ...card, url: 'https://gone.example/', title: '', providerName: 'gone.example' };
  const links = page('news', {
    ids: [card.url, dead.url],
    links: [
      { card, days },
      { card: dead, days: [] },
    ],
  });

  it('show how often they are shared, and lead to their posts', () => {
    show('/about/explore?tab=news', { before: [...server('mastodon'), links] });
    const row = screen.getByRole('article', { name: 'Bread prices' });
    expect(row).toHaveTextContent('Shared 15 times in the last 7 days');
    expect(within(row).getByRole('link', { name: /^Who shares this link/ })).toHaveAttribute(
      'href',
      '/about/explore/link?url=https%3A%2F%2Fnews.example%2F1',
    );
    // A dead one has the name of its server, and no curve.
    const other = screen.getByRole('article', { name: 'gone.example' });
    expect(other).not.toHaveTextContent('Shared');
  });

  it('do not lead to posts on servers that have no such list', () => {
    const old = instanceConfigured({ instance: { backendVersion: '4.2.0' } });
    show('/about/explore?tab=news', { before: [...server('mastodon'), old, links] });
    expect(screen.queryByRole('link', { name: /^Who shares this link/ })).toBeNull();
  });
});

describe('people', () => {
  const users = ['ann', 'bob'].map((id) => someUser({ id, screenName: id, name: id }));
  const entities = { ...noEntities(), users };

  it('are suggested to members, with the first reason', () => {
    show('/about/explore?tab=people', {
      before: [
        ...server('mastodon'),
        instanceConfigured({ instance: { suggestionsEnabled: true } }),
        signedIn(),
        suggestionsReceived({
          userIds: ['ann', 'bob'],
          reasons: { ann: ['friends', 'popular'], bob: [] },
          entities,
        }),
      ],
    });
    expect(screen.getByRole('radio', { name: 'Who to follow' })).toBeChecked();
    expect(screen.getByRole('article', { name: /ann/ })).toHaveTextContent(
      'Followed by people you follow',
    );
    expect(screen.getAllByRole('button', { name: "Don't suggest again" })).toHaveLength(2);
  });

  it('are listed by activity or age, also only those of this server', async () => {
    const { dispatched } = show('/about/explore?tab=people', {
      before: [...server('pleroma'), page('active', { ids: ['ann', 'bob'], entities })],
    });
    // Nothing is suggested to visitors.
    expect(screen.queryByRole('radio', { name: 'Who to follow' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Newest' }));
    expect(dispatched).toContainEqual(exploreOpened({ list: 'new', anew: true }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only people on this server' }));
    expect(dispatched).toContainEqual(exploreOpened({ list: 'new local', anew: true }));
  });

  it('go on with a press', async () => {
    const { dispatched } = show('/about/explore?tab=people&show=new', {
      before: [...server('pleroma'), page('new', { ids: ['ann'], entities })],
    });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(dispatched).toContainEqual(moreExploreRequested({ list: 'new' }));
  });
});

describe('known servers', () => {
  const hosts = page('servers', { ids: ['far.example', 'hill.example'], rows: 2 });

  it('lead to their posts, and are found by a part of their name', async () => {
    show('/about/explore?tab=servers', { before: [...server('pleroma'), hosts] });
    expect(screen.getByRole('link', { name: 'hill.example' })).toHaveAttribute(
      'href',
      '/about/explore/server?host=hill.example',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Server address' }), 'FAR');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are named in their own script, and found by either name', async () => {
    const far = page('servers', { ids: ['xn--mnchen-3ya.example', 'hill.example'], rows: 2 });
    show('/about/explore?tab=servers', { before: [...server('pleroma'), far] });
    const link = screen.getByRole('link', { name: 'münchen.example' });
    expect(link).toHaveAttribute('href', '/about/explore/server?host=xn--mnchen-3ya.example');
    const field = screen.getByRole('textbox', { name: 'Server address' });
    for (const typed of ['Münch', 'xn--']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(screen.getAllByRole('article')).toHaveLength(1);
    }
  });

  it('need not be known: an address is enough, and one that is none is refused in words', async () => {
    const { address } = show('/about/explore?tab=servers', {
      before: [...server('pleroma'), hosts],
    });
    const field = screen.getByRole('textbox', { name: 'Server address' });
    await userEvent.type(field, 'hill{Enter}');
    expect(field).toHaveAccessibleDescription('Enter a server address, such as example.org');
    await userEvent.type(field, '.new.example{Enter}');
    expect(address()).toBe('/about/explore/server?host=hill.new.example');
  });

  it('have the bubble timeline beside them, where the server has one', () => {
    show('/about/explore?tab=servers', { before: [...server('akkoma'), hosts] });
    expect(screen.getByRole('link', { name: 'Bubble timeline' })).toHaveAttribute(
      'href',
      '/about/explore/bubble',
    );
  });
});
