/** The page of a hashtag: its use, following, muting, and combining it with others. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerFamily } from '@/domain/session/instance';
import TagScreen from '@/screens/tags/TagScreen';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  tagFollowRefused,
  tagFollowRequested,
  tagOpened,
  tagReceived,
} from '@/slices/discovery/tags';
import { timelineOpened } from '@/slices/timelines/timelines';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { pageOf } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

interface Visit {
  family?: ServerFamily;
  backendVersion?: string;
  path?: string;
  visitor?: boolean;
}

function shown({
  family = 'mastodon',
  backendVersion = '4.5.0',
  path = '/tag/cats',
  visitor = false,
}: Visit = {}) {
  const server = instanceConfigured({ instance: { backendVersion } });
  const view = renderInStore(<TagScreen params={{ tag: 'cats' }} />, {
    family,
    path,
    before: [server, ...(visitor ? [] : [signedIn()])],
  });
  const opened = () => view.dispatched.filter(timelineOpened.match).at(-1)?.payload.key;
  return { ...view, opened };
}

const days = Array.from({ length: 7 }, (_, at) => ({ day: at, uses: at, people: 1 }));
const cats = (following: boolean | null) => tagReceived({ tag: { name: 'cats', following, days } });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('following on the page of a hashtag', () => {
  it('is offered once the server has told, and another press takes it back', async () => {
    const user = userEvent.setup();
    const { dispatch, dispatched } = shown();
    expect(dispatched).toContainEqual(tagOpened({ name: 'cats' }));
    expect(button(/^Follow/)).toBeNull();
    act(() => void dispatch(cats(false)));
    expect(screen.getByText('21 posts in the last 7 days')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Follow #cats' }));
    expect(dispatched).toContainEqual(tagFollowRequested({ name: 'cats', wanted: true }));
    await user.click(screen.getByRole('button', { name: 'Unfollow #cats' }));
    expect(dispatched).toContainEqual(tagFollowRequested({ name: 'cats', wanted: false }));
    act(() => void dispatch(tagFollowRefused({ name: 'cats', wanted: false, reason: 'No' })));
    expect(button('Follow #cats')).toBeVisible();
  });

  it('is not offered if the server does not tell, to visitors, and where it is missing', () => {
    const { dispatch, unmount } = shown();
    act(() => void dispatch(cats(null)));
    expect(button(/ollow/)).toBeNull();
    unmount();
    const old = shown({ family: 'pleroma', backendVersion: '2.6.50' });
    expect(old.dispatched.some(tagOpened.match)).toBe(false);
    old.unmount();
    expect(shown({ visitor: true }).dispatched.some(tagOpened.match)).toBe(false);
  });
});

describe('muting on the page of a hashtag', () => {
  it('adds it to the muted words, says so, and takes it away', async () => {
    const user = userEvent.setup();
    const { dispatched } = shown({ family: 'gotosocial', backendVersion: '0.16.0' });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Followed hashtags' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Mute #cats' }));
    expect(dispatched).toContainEqual(settingChanged({ name: 'muteWords', value: ['#cats'] }));
    expect(screen.getByText('You muted this hashtag.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unmute #cats' }));
    expect(dispatched).toContainEqual(settingChanged({ name: 'muteWords', value: [] }));
    expect(screen.queryByText('You muted this hashtag.')).toBeNull();
  });
});

describe('combining hashtags', () => {
  it('is read from the address, and each condition can be removed', async () => {
    const user = userEvent.setup();
    const { opened, address } = shown({ path: '/tag/cats?any=dogs&none=bats&only_media=true' });
    expect(opened()).toBe('tag:cats any=dogs&none=bats&only_media=true');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'or #dogs',
      'without #bats',
      'Only posts with media',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove “or #dogs”' }));
    expect(address()).toBe('/tag/cats?none=bats&only_media=true');
    await user.click(screen.getByRole('button', { name: 'Remove “Only posts with media”' }));
    await user.click(screen.getByRole('button', { name: 'Remove “without #bats”' }));
    expect(address()).toBe('/tag/cats');
    expect(opened()).toBe('tag:cats');
  });

  it('is chosen in a form, which ends in the address and gives the focus back', async () => {
    const user = userEvent.setup();
    const { opened, address } = shown({ visitor: true });
    const combine = screen.getByRole('button', { name: 'Combine' });
    expect(combine).toHaveAttribute('aria-expanded', 'false');
    await user.click(combine);
    await user.type(screen.getByRole('textbox', { name: 'All of these' }), '#Dogs, birds');
    await user.type(screen.getByRole('textbox', { name: 'None of these' }), 'bats');
    await user.click(screen.getByRole('checkbox', { name: 'Only posts from this server' }));
    await user.click(screen.getByRole('button', { name: 'Show posts' }));
    expect(address()).toBe('/tag/cats?all=birds&all=dogs&none=bats&local=true');
    expect(opened()).toBe('tag:cats all=birds&all=dogs&none=bats&local=true');
    expect(combine).toHaveFocus();
    expect(combine).toHaveAttribute('aria-expanded', 'false');
  });

  it('suggests hashtags that often stand beside it', async () => {
    const user = userEvent.setup();
    const { dispatch } = shown();
    const tagged = (id: string, ...names: string[]) =>
      wireStatus({ id, tags: ['cats', ...names].map((name) => ({ name })) });
    const page = [
      tagged('s4', 'dogs', 'once'),
      tagged('s3', 'birds'),
      tagged('s2', 'Dogs'),
      tagged('s1', 'birds', 'dogs'),
    ];
    act(() => void dispatch(pageOf('tag:cats', page)));
    await user.click(screen.getByRole('button', { name: 'Combine' }));
    const form = within(screen.getByRole('textbox', { name: 'All of these' }).closest('form')!);
    const offered = () =>
      form.queryAllByRole('button', { name: /^#/ }).map((one) => one.textContent);
    expect(offered()).toEqual(['#dogs', '#birds']);
    await user.click(form.getByRole('button', { name: '#dogs' }));
    expect(form.getByRole('textbox', { name: 'All of these' })).toHaveValue('dogs');
    expect(offered()).toEqual(['#birds']);
  });

  it('is absent where the server cannot do it: the address means the hashtag alone', () => {
    const { opened } = shown({ family: 'gotosocial', path: '/tag/cats?any=dogs' });
    expect(opened()).toBe('tag:cats');
    expect(button('Combine')).toBeNull();
    expect(screen.queryByText('or #dogs')).toBeNull();
  });
});
