/** The list of followed hashtags: sorted, searched, and unfollowed without losing the row. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ServerFamily } from '@/domain/session/instance';
import { FOLLOWED_TAGS } from '@/domain/discovery/tags';
import FollowedTagsScreen from '@/screens/tags/FollowedTagsScreen';
import {
  followedTagsOpened,
  followedTagsReceived,
  tagFollowConfirmed,
  tagFollowRequested,
} from '@/slices/discovery/tags';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const received = (names: readonly string[], people = 0) =>
  followedTagsReceived({
    tags: names.map((name) => ({ name, following: true, days: [{ day: 0, uses: 9, people }] })),
  });

const shown = (before: UnknownAction[] = [signedIn()], family: ServerFamily = 'mastodon') =>
  renderInStore(<FollowedTagsScreen />, {
    family,
    path: '/about/tags',
    before: [instanceConfigured({ instance: { backendVersion: '4.5.0' } }), ...before],
  });

const rows = () =>
  screen.queryAllByRole('article').map((row) => within(row).getByRole('link').textContent);

describe('the followed hashtags', () => {
  it('are sorted; one that was unfollowed can be followed again', async () => {
    const user = userEvent.setup();
    const { dispatch, dispatched } = shown();
    expect(dispatched).toContainEqual(followedTagsOpened());
    act(() => void dispatch(received(['zebras', 'Cats'], 3)));
    expect(rows()).toEqual(['#Cats', '#zebras']);
    expect(screen.getAllByText('3 people talking')).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unfollow #Cats' }));
    expect(dispatched).toContainEqual(tagFollowRequested({ name: 'Cats', wanted: false }));
    act(() => void dispatch(tagFollowConfirmed({ name: 'Cats', wanted: false, tag: null })));
    expect(rows()).toEqual(['#Cats', '#zebras']);
    expect(screen.getByRole('button', { name: 'Follow #Cats' })).toBeVisible();
  });

  it('are searched by name, also 2,000 of them, of which few are in the page', async () => {
    const user = userEvent.setup();
    const { dispatch } = shown();
    const names = Array.from({ length: 2_000 }, (_, at) => `tag${at}`);
    act(() => void dispatch(received(names)));
    expect(screen.getAllByRole('article').length).toBeLessThan(100);
    expect(screen.getAllByRole('article')[0]).toHaveAttribute('aria-setsize', '2000');
    await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), '#TAG1999');
    expect(rows()).toEqual(['#tag1999']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No matching hashtags')).toBeVisible();
  });

  it('say what to do if there are none, and why if they did not come', async () => {
    const user = userEvent.setup();
    const { dispatch, dispatched } = shown();
    act(
      () => void dispatch(requestFailed({ key: FOLLOWED_TAGS, reason: 'Down', httpStatus: 503 })),
    );
    expect(screen.getByText("Couldn't load the hashtags")).toBeVisible();
    dispatched.length = 0;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(followedTagsOpened());
    act(() => void dispatch(received([])));
    expect(screen.getByText(/Follow a hashtag on its page/)).toBeVisible();
  });

  it('are for members, and on servers that have them', () => {
    const visit = shown([]);
    expect(visit.dispatched).toEqual([]);
    visit.unmount();
    const other = shown([signedIn()], 'unknown');
    expect(screen.getByText("This server doesn't support following hashtags.")).toBeVisible();
    expect(other.dispatched).toEqual([]);
  });
});
