/** The hashtags on a profile: they lead to the posts of this person, and one chooses one's own. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FEATURED_TAG_CHANGE } from '@/domain/discovery/tags';
import { FeaturedTags } from '@/screens/profile/FeaturedTags';
import {
  featuredTagsOpened,
  featuredTagsReceived,
  tagFeatureRequested,
  tagSuggestionsReceived,
  tagUnfeatureRequested,
} from '@/slices/discovery/featuredTags';
import { requestFailed } from '@/slices/engine/requests';
import { timelineOpened } from '@/slices/timelines/timelines';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

const cats = { id: '7', name: 'Cats', count: 12, lastUsedAt: null };

const shown = (isOwn: boolean, path = '/users/mia?tab=tags') =>
  renderInStore(<FeaturedTags userId="u1" isOwn={isOwn} />, {
    family: 'mastodon',
    path,
    before: [signedIn(), featuredTagsReceived({ userId: 'u1', tags: [cats] })],
  });

describe('the hashtags on a profile', () => {
  it("lead to this person's posts with them, and back", async () => {
    const user = userEvent.setup();
    const { dispatched, address } = shown(false);
    expect(dispatched).toContainEqual(featuredTagsOpened({ userId: 'u1', own: false }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: '#Cats 12 posts' }));
    expect(address()).toBe('/users/mia?tab=tags&tag=Cats');
    expect(dispatched).toContainEqual(timelineOpened({ key: 'user:u1 tagged=cats' }));
    await user.click(screen.getByRole('button', { name: 'All hashtags' }));
    expect(address()).toBe('/users/mia?tab=tags');
    expect(screen.getByRole('button', { name: '#Cats 12 posts' })).toBeVisible();
  });

  it('say that there are none', () => {
    const { dispatch } = shown(false);
    act(() => void dispatch(featuredTagsReceived({ userId: 'u1', tags: [] })));
    expect(screen.getByText('No hashtags on this profile')).toBeVisible();
  });

  it("that are one's own are added by name or by a press, and removed", async () => {
    const user = userEvent.setup();
    const { dispatch, dispatched } = shown(true);
    act(() => void dispatch(tagSuggestionsReceived({ names: ['cats', 'birds'] })));
    await user.click(screen.getByRole('button', { name: '#birds' }));
    expect(dispatched).toContainEqual(tagFeatureRequested({ userId: 'u1', name: 'birds' }));
    const field = screen.getByRole('textbox', { name: 'Add a hashtag to your profile' });
    await user.type(field, '#dogs{Enter}');
    expect(dispatched).toContainEqual(tagFeatureRequested({ userId: 'u1', name: 'dogs' }));
    expect(field).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remove “#Cats”' }));
    expect(dispatched).toContainEqual(tagUnfeatureRequested({ userId: 'u1', id: '7' }));
    const reason = 'You have featured too many';
    act(() => void dispatch(requestFailed({ key: FEATURED_TAG_CHANGE, reason, httpStatus: 422 })));
    expect(field).toHaveAccessibleDescription(reason);
  });
});
