import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeRelationships } from '@/api/decode/people/relationship';
import * as personParts from '@/components/people/actions/deferredParts';
import { noEntities } from '@/domain/engine/entities';
import type { User } from '@/domain/people/user';
import ProfileScreen from '@/screens/profile/ProfileScreen';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { peopleListOpened } from '@/slices/people/peopleLists';
import { profileClosed, profileOpened, profileReceived } from '@/slices/people/profiles';
import { relationshipsReceived } from '@/slices/people/relationships';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { timelineClosed, timelineOpened } from '@/slices/timelines/timelines';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { wireRelationship } from '@support/wire';

preloadDeferredParts(personParts);

useFakeIntersectionObserver();

const address = { name: 'mia' };
const found = (changes: Partial<User> = {}) =>
  profileReceived({
    address,
    userId: 'u1',
    entities: { ...noEntities(), users: [someUser(changes)] },
  });
const failed = (httpStatus: number | null, reason: string) =>
  requestFailed({ key: 'profile mia', reason, httpStatus });

const show = (...before: UnknownAction[]) =>
  renderInStore(<ProfileScreen params={address} />, { before, path: '/users/mia' });
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent.trim());
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a profile', () => {
  it('PROF-06 is requested, with a busy state and placeholders meanwhile', () => {
    const { dispatched, container, unmount } = show();
    expect(dispatched).toEqual([profileOpened(address)]);
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
    expect(title()).toBe('Profile');
    expect(container.querySelector('[data-shape="status"]')).toBeInTheDocument();
    unmount();
    expect(dispatched.at(-1)).toEqual(profileClosed(address));
  });

  it('of a known person is shown at once, and refreshed all the same', () => {
    const { dispatched, dispatch } = show(found());
    expect(title()).toBe('Mia Example');
    expect(dispatched).toContainEqual(profileOpened(address));
    dispatch(failed(502, 'Bad gateway'));
    expect(title()).toBe('Mia Example');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('PROF-03 shows the names, bio, birthday and fields', () => {
    show(
      found({
        bioHtml: '<p>I like <b>ponds</b></p>',
        fields: [
          { name: 'Site', html: '<a href="https://mia.example">mia.example</a>', verifiedAt: null },
        ],
        birthday: '1990-02-03',
        bannerDescription: 'A pond in the morning',
      }),
    );
    expect(screen.getByText('Born February 3, 1990')).toBeVisible();
    expect(screen.getByText('@mia@home.example')).toBeVisible();
    expect(screen.getByText('ponds').tagName).toBe('B');
    expect(screen.getByRole('term')).toHaveTextContent('Site');
    expect(within(screen.getByRole('definition')).getByRole('link')).toHaveAttribute(
      'href',
      'https://mia.example',
    );
    expect(screen.getByRole('img', { name: 'A pond in the morning' })).toBeVisible();
    expect(tabs()).toEqual(['Posts', 'Following', 'Followers', 'Media', 'Favourites']);
  });

  it('says if the person follows the reader', () => {
    const { dispatch } = show(found());
    expect(screen.queryByText('Follows you')).not.toBeInTheDocument();
    const relationships = decodeRelationships([wireRelationship({ id: 'u1', followed_by: true })]);
    dispatch(relationshipsReceived({ relationships }));
    expect(screen.getByText('Follows you')).toBeVisible();
    dispatch(found());
    dispatch(
      relationshipsReceived({
        relationships: decodeRelationships([wireRelationship({ id: 'u1' })]),
      }),
    );
    expect(screen.queryByText('Follows you')).not.toBeInTheDocument();
  });

  it('shows the counts, except those that the person or the reader hides', () => {
    const { unmount } = show(found());
    const counts = () =>
      screen
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .filter((text) => /Posts|Follow/.test(text));
    expect(counts()).toEqual(['12 Posts', '56 Following', '34 Followers']);
    unmount();
    const hiding = show(found({ hidesFollowerCount: true, hidesFollowingCount: true }));
    expect(counts()).toEqual(['12 Posts']);
    hiding.unmount();
    show(found(), settingChanged({ name: 'hideUserStats', value: true }));
    expect(screen.queryByText('Posts', { selector: 'li *' })).not.toBeInTheDocument();
  });

  it('PROF-04 keeps the tab in the address, and shows its contents', async () => {
    const { dispatched, address: place } = show(found());
    await userEvent.click(screen.getByRole('tab', { name: 'Media' }));
    expect(place()).toBe('/users/mia?tab=media');
    expect(screen.getByRole('feed', { name: 'Media' })).toBeInTheDocument();
    const ofTimelines = dispatched.filter(({ type }) => type.startsWith('timelines/'));
    expect(ofTimelines.slice(-2)).toEqual([
      timelineClosed({ key: 'user:u1' }),
      timelineOpened({ key: 'media:u1' }),
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Posts' }));
    expect(place()).toBe('/users/mia');
  });

  it.each([
    ['', 'Posts', timelineOpened({ key: 'user:u1' })],
    ['?tab=statuses', 'Posts', timelineOpened({ key: 'user:u1' })],
    ['?tab=followees', 'Following', peopleListOpened({ kind: 'following', userId: 'u1' })],
    ['?tab=followers', 'Followers', peopleListOpened({ kind: 'followers', userId: 'u1' })],
    ['?tab=media', 'Media', timelineOpened({ key: 'media:u1' })],
    ['?tab=favorites', 'Favourites', timelineOpened({ key: 'favorites:u1' })],
    ['?tab=nonsense', 'Posts', timelineOpened({ key: 'user:u1' })],
  ])('PROF-04 starts with the tab in the query (%s)', (query, name, opened) => {
    const { dispatched } = renderInStore(<ProfileScreen params={address} />, {
      before: [found()],
      path: `/users/mia${query}`,
    });
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
    expect(screen.getByRole('feed', { name })).toBeInTheDocument();
    expect(dispatched).toContainEqual(opened);
  });

  it('PROF-05 leaves out tabs that the person hides, except for themselves', () => {
    const hiding = found({ hidesFollowers: true, hidesFollowing: true, hidesFavourites: true });
    const other = show(hiding, signedIn({ id: 'u2' }));
    expect(tabs()).toEqual(['Posts', 'Media']);
    other.unmount();
    const visitor = show(hiding);
    expect(tabs()).toEqual(['Posts', 'Media']);
    visitor.unmount();
    show(signedIn({ id: 'u1' }), hiding);
    expect(tabs()).toEqual(['Posts', 'Following', 'Followers', 'Media', 'Favourites']);
  });

  it('PROF-05 disables empty tabs, with the reason', async () => {
    const { address: place } = show(found({ followingCount: 0, followerCount: 0, statusCount: 0 }));
    const disabled = () =>
      screen
        .getAllByRole('tab')
        .filter((tab) => tab.getAttribute('aria-disabled') === 'true')
        .map((tab) => tab.textContent.trim());
    expect(disabled()).toEqual(['Posts', 'Following', 'Followers', 'Media']);
    const followers = screen.getByRole('tab', { name: 'Followers' });
    await userEvent.click(followers);
    expect(place()).toBe('/users/mia');
    expect(followers).toHaveAttribute('title', 'Nothing here yet');
    screen.getByRole('tab', { name: 'Posts' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Favourites' })).toHaveFocus();
  });

  it('PROF-05 enables tabs with a hidden count, and the media tab, which servers do not count', () => {
    show(
      found({
        followingCount: 0,
        followerCount: 0,
        hidesFollowingCount: true,
        hidesFollowerCount: true,
      }),
    );
    for (const tab of screen.getAllByRole('tab')) expect(tab).not.toHaveAttribute('aria-disabled');
  });
});

describe('the favourites tab', () => {
  const mastodon = instanceConfigured({
    instance: { family: 'mastodon', backendName: 'mastodon' },
  });
  it("of others is offered only if the server shows it, the reader's own always", () => {
    const pleroma = show(found());
    expect(tabs()).toContain('Favourites');
    pleroma.unmount();
    const other = show(found(), mastodon);
    expect(tabs()).toEqual(['Posts', 'Following', 'Followers', 'Media', 'Hashtags']);
    other.unmount();
    show(found(), mastodon, signedIn({ id: 'u1' }));
    expect(tabs()).toContain('Favourites');
  });

  it('falls back to the statuses if it is not offered, also by its address', () => {
    const { dispatched } = renderInStore(<ProfileScreen params={address} />, {
      before: [found(), mastodon],
      path: '/users/mia?tab=favorites',
    });
    expect(dispatched).toContainEqual(timelineOpened({ key: 'user:u1' }));
  });

  it("shows the reader's own list, or that of the other person", async () => {
    const own = show(found(), signedIn({ id: 'u1' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect(own.dispatched.at(-1)).toEqual(timelineOpened({ key: 'favorites' }));
    own.unmount();
    const other = show(found(), signedIn({ id: 'u2' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect(other.dispatched.at(-1)).toEqual(timelineOpened({ key: 'favorites:u1' }));
  });
});

describe('a profile that cannot be loaded', () => {
  it.each([404, 400])(
    'PROF-07 is reported as missing when the server says so (%d)',
    (httpStatus) => {
      show(failed(httpStatus, 'Record not found'));
      expect(screen.getByText('Sorry, this profile does not exist.')).toBeVisible();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
        'href',
        '/',
      );
    },
  );

  it('PROF-06 PROF-07 shows any other reason, and can be retried', async () => {
    const { dispatched, dispatch, container } = show(failed(502, 'Bad gateway'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Sorry, there was an error loading this profile.');
    expect(alert).toHaveTextContent('Bad gateway');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(dispatched).toEqual([profileOpened(address), profileOpened(address)]);
    dispatch(requestStarted({ key: 'profile mia' }));
    expect(within(alert).getByRole('button', { name: 'Retry' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    dispatch(requestEnded({ key: 'profile mia' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(container.querySelector('[data-shape="status"]')).toBeInTheDocument();
  });
});
