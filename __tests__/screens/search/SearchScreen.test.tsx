import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeSearch } from '@/api/decode/discovery/search';
import { searchRequest, type Search } from '@/domain/discovery/search';
import SearchScreen from '@/screens/search/SearchScreen';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import {
  moreResultsRequested,
  searchHistoryCleared,
  searchHistoryRestored,
  searchHistoryEntryRemoved,
  searchResultsReceived,
  searchOpened,
} from '@/slices/discovery/search';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { plain } from '@support/statuses/statuses';
import { wireUser } from '@support/wire';

const search: Search = { query: 'bread', following: false };
const path = '/search?query=bread';

const found = (wire: object, canGoOn = true): UnknownAction => {
  const { relationships: _none, ...page } = decodeSearch(wire, 20);
  return searchResultsReceived({ ...page, search, canGoOn });
};
const people = [wireUser({ id: 'u7', acct: 'baker', username: 'baker', display_name: 'Baker' })];
const history = [{ day: '1', uses: '12', accounts: '7' }];
const hashtags = [
  { name: 'bread', history },
  { name: 'rye', history: [] },
];
const all = { accounts: people, statuses: plain('s1', 's2'), hashtags };
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the search page', () => {
  it('SRCH-04 SRCH-09 changes from loading to a tab for each kind, with the counts', () => {
    const view = renderInStore(<SearchScreen />, {
      path,
      before: [requestStarted({ key: searchRequest(search) })],
    });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('bread');
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    view.dispatch(found(all));
    expect(tabs()).toEqual(['Posts (2)', 'People (1)', 'Hashtags (2)']);
    expect(screen.getByRole('tab', { name: 'Posts (2)', selected: true })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Found 2 posts, 1 person, 2 hashtags');
    expect(
      within(screen.getByRole('feed', { name: 'Posts' })).getAllByRole('article'),
    ).toHaveLength(2);
  });

  it('opens the first tab with results, until the reader chooses', async () => {
    renderInStore(<SearchScreen />, { path, before: [found({ ...all, statuses: [] })] });
    expect(screen.getByRole('tab', { name: 'People (1)', selected: true })).toBeVisible();
    expect(screen.getByRole('link', { name: /Baker/ })).toHaveAttribute('href', '/users/baker');
    await userEvent.click(screen.getByRole('tab', { name: 'Posts (0)' }));
    expect(screen.getByRole('tab', { name: 'Posts (0)', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('No results');
  });

  it('SRCH-06 loads more at a press, and says when there are none or no more', async () => {
    const { dispatched, dispatch } = renderInStore(<SearchScreen />, {
      path,
      before: [found(all)],
    });
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Load more results' }));
    expect(dispatched).toEqual([moreResultsRequested({ search, tab: 'statuses' })]);
    dispatch(found(all, false));
    expect(screen.getByText('No more results')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more results' })).not.toBeInTheDocument();
    dispatch(found({}));
    expect(screen.getByText('No results')).toBeVisible();
  });

  it('SRCH-07 links to the timelines of hashtags, and shows how many people use them', async () => {
    renderInStore(<SearchScreen />, { path, before: [found(all)] });
    await userEvent.click(screen.getByRole('tab', { name: 'Hashtags (2)' }));
    const [bread, rye] = within(screen.getByRole('list', { name: 'Hashtags' })).getAllByRole(
      'listitem',
    );
    expect(within(bread!).getByRole('link', { name: '#bread' })).toHaveAttribute(
      'href',
      '/tag/bread',
    );
    expect(bread).toHaveTextContent('#bread7 people talking12 uses');
    expect(rye).toHaveTextContent(/^#rye$/);
  });

  it('SRCH-08 does nothing on an empty query', async () => {
    const { address, dispatched } = renderInStore(<SearchScreen />, { path: '/search' });
    await userEvent.type(screen.getByRole('searchbox'), '  {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search');
    expect(dispatched).toEqual([searchOpened({ query: '', following: false, refetch: false })]);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('shows a failure, and retries', async () => {
    const key = searchRequest(search);
    const { dispatched } = renderInStore(<SearchScreen />, {
      path,
      before: [requestFailed({ key, reason: 'Bad gateway', httpStatus: 502 })],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Search failedBad gateway');
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toEqual([searchOpened({ ...search, refetch: true })]);
  });

  it('offers members a search among followed people, at its own address', async () => {
    const view = renderInStore(<SearchScreen />, { path, before: [found({ accounts: people })] });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    view.dispatch(signedIn());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only people I follow' }));
    expect(view.address()).toBe('/search?query=bread&following=true');
    expect(view.dispatched.at(-1)).toEqual(
      searchOpened({ query: 'bread', following: true, refetch: true }),
    );
  });

  it('keeps the choice and its focus while the other result loads', async () => {
    const followed = { query: 'bread', following: true };
    const view = renderInStore(<SearchScreen />, {
      path,
      before: [signedIn(), found({ accounts: people, hashtags })],
    });
    const box = screen.getByRole('checkbox', { name: 'Only people I follow' });
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    expect(tabs()).toEqual(['Posts (0)', 'People ', 'Hashtags (2)']);
    expect(screen.queryByRole('link', { name: /Baker/ })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');

    const key = searchRequest(followed);
    view.dispatch(requestFailed({ key, reason: 'Bad gateway', httpStatus: 502 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Search failedBad gateway');
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    expect(box).toHaveFocus();

    const { relationships: _none, ...page } = decodeSearch({ accounts: people }, 20);
    view.dispatch(searchResultsReceived({ ...page, search: followed, canGoOn: true }));
    expect(tabs()).toEqual(['Posts (0)', 'People (1)', 'Hashtags (0)']);
    expect(screen.getByRole('link', { name: /Baker/ })).toBeVisible();
    expect(box).toHaveFocus();
  });

  it('returns to the people tab after a search among followed people', () => {
    const followed = { query: 'bread', following: true };
    const { relationships: _none, ...page } = decodeSearch({ ...all, accounts: [] }, 20);
    renderInStore(<SearchScreen />, {
      path: '/search?query=bread&following=true',
      before: [signedIn(), searchResultsReceived({ ...page, search: followed, canGoOn: true })],
    });
    expect(screen.getByRole('tab', { name: 'People (0)', selected: true })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Only people I follow' })).toBeChecked();
  });

  it('offers recent searches, and clears them on request', async () => {
    const { dispatched } = renderInStore(<SearchScreen />, {
      path: '/search',
      before: [signedIn(), searchHistoryRestored({ queries: ['bread', '#rye & oats'] })],
    });
    expect(screen.getByRole('link', { name: '#rye & oats' })).toHaveAttribute(
      'href',
      '/search?query=%23rye+%26+oats',
    );
    dispatched.length = 0;
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove “bread” from recent searches' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(dispatched).toEqual([
      searchHistoryEntryRemoved({ query: 'bread' }),
      searchHistoryCleared(),
    ]);
    expect(screen.getByText(/or paste a link or a handle/)).toBeVisible();
  });
});
