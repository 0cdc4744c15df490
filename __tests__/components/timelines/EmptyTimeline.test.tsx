/** A timeline without posts. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyTimeline } from '@/components/timelines/EmptyTimeline';
import { timelineKey } from '@/domain/timelines/timeline';
import { instanceConfigured } from '@/slices/session/config';
import {
  freshPreferences,
  preferenceEdited,
  preferencesRestored,
  preferenceUpdated,
} from '@/slices/settings/preferences';
import { signedIn, someUser } from '@support/people';
import { usersKnown } from '@support/people/relationshipActions';
import { renderInStore } from '@support/renderInStore';

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const suggesting = instanceConfigured({
  instance: { suggestionsEnabled: true, features: ['v2_suggestions'] },
});

describe('an empty timeline', () => {
  it('leads from home to suggested people, public posts and the help', () => {
    renderInStore(<EmptyTimeline timelineKey="friends" />, { before: [signedIn(), suggesting] });
    expect(screen.getByText('Posts from people you follow show up here.')).toBeVisible();
    expect(links()).toEqual([
      ['Find people', '/who-to-follow'],
      ['Browse public posts', '/main/all'],
      ['Help', '/about/help'],
    ]);
  });

  it('does not say of a folder that nothing is bookmarked', () => {
    const key = timelineKey('bookmarks', 'f1');
    renderInStore(<EmptyTimeline timelineKey={key} />, { before: [signedIn()] });
    expect(screen.getByText('No posts yet')).toBeVisible();
  });

  it('leads from home to what the server has', () => {
    const alone = instanceConfigured({ instance: { federating: false } });
    const before = [signedIn(), alone];
    renderInStore(<EmptyTimeline timelineKey="friends" />, { before, family: 'gotosocial' });
    expect(links()).toMatchObject([
      ['Find people', '/search'],
      ['Browse public posts', '/main/public'],
      ['Help', '/about/help'],
    ]);
  });

  it('offers newcomers to set up their account, until they dismiss it', async () => {
    const newcomer = usersKnown(someUser({ statusCount: 0, followingCount: 0 }));
    const { dispatch, dispatched } = renderInStore(<EmptyTimeline timelineKey="friends" />, {
      before: [signedIn(), newcomer, preferencesRestored(freshPreferences('mia@home.example'))],
    });
    const offer = screen.getByRole('region', { name: 'Set up your account' });
    expect(within(offer).getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/about/welcome',
    );
    await userEvent.click(within(offer).getByRole('button', { name: 'Dismiss' }));
    const edit = { operation: 'set', name: 'hideFirstSteps', value: true } as const;
    expect(dispatched).toEqual([preferenceEdited(edit)]);
    dispatch(preferenceUpdated({ edit, timestamp: 1 }));
    expect(screen.queryByRole('region', { name: 'Set up your account' })).toBeNull();
  });

  it('offers it to nobody else', () => {
    renderInStore(<EmptyTimeline timelineKey="friends" />, {
      before: [signedIn(), usersKnown(someUser())],
    });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([
    ['bookmarks', /^Bookmark a post to find it here/],
    [timelineKey('favorites'), 'Posts you favourite show up here.'],
    [timelineKey('favorites', 'u1'), 'No posts yet'],
    [timelineKey('tag', 'tea'), 'No posts yet'],
  ])('says what %s would show', (key, words) => {
    renderInStore(<EmptyTimeline timelineKey={key} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads from a list to its members', () => {
    renderInStore(<EmptyTimeline timelineKey={timelineKey('list', '7')} />);
    expect(links()).toEqual([['Manage members', '/lists/7/edit']]);
  });
});
