/** "Why am I seeing this?" names every reason and filter, with a link to each. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '@/app/dialogs/Dialogs';
import type { RouteName } from '@/domain/session/routes';
import { followedTagsNeeded, followedTagsReceived } from '@/slices/discovery/tags';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { routeEntered } from '@/slices/session/interface';
import { listsReceived } from '@/slices/people/lists';
import { relationshipsReceived } from '@/slices/people/relationships';
import { statusesKnown, pageOf } from '@support/statuses/statuses';
import { filtersFetched, someFilter, someRelationship } from '@support/timelines/filtering';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireMention, wireRepeat, wireStatus, wireUser } from '@support/wire';

const eve = wireUser({ id: 'u3', acct: 'eve', username: 'eve' });
const bob = wireUser({ id: 'u4', acct: 'bob', username: 'bob' });
const said = (content: string) => ({ content, pleroma: { content: { 'text/plain': content } } });
const post = wireStatus({ id: 's1', account: eve, ...said('About football') });
const onRoute = (name: RouteName, params: Record<string, string> = {}) =>
  routeEntered({ name, params });
const following = (id: string) =>
  relationshipsReceived({ relationships: [someRelationship({ id, following: true })] });

async function asked(...before: UnknownAction[]) {
  const view = renderInStore(<Dialogs />, { before: [signedIn(), ...before] });
  view.dispatch(dialogOpened({ kind: 'whyShown', props: { statusId: 's1' } }));
  const dialog = await screen.findByRole('dialog', { name: 'Why am I seeing this?' });
  const lines = () =>
    within(dialog)
      .queryAllByRole('listitem')
      .map((line) => line.textContent);
  return { ...view, dialog, lines };
}

describe('"Why am I seeing this?": the reason', () => {
  const home = [onRoute('friends'), pageOf('friends', [post])];

  it("on the home timeline is the reader's relationship to the author", async () => {
    const mention = { ...post, mentions: [wireMention({ id: 'u1' })] };
    const { lines } = await asked(
      onRoute('friends'),
      pageOf('friends', [mention]),
      following('u3'),
    );
    expect(lines()).toEqual([
      expect.stringContaining("It's in your home timeline"),
      'You follow @eve.',
      'It mentions you.',
    ]);
  });

  it('on the home timeline may be hashtags that the reader follows, which are asked for', async () => {
    const tagged = { ...post, tags: [{ name: 'cats' }, { name: 'dogs' }, { name: 'bats' }] };
    const { lines, dispatch, dispatched } = await asked(
      onRoute('friends'),
      pageOf('friends', [tagged]),
    );
    expect(dispatched).toContainEqual(followedTagsNeeded());
    const tag = (name: string) => ({ name, following: true, days: [] });
    dispatch(followedTagsReceived({ tags: [tag('bats'), tag('cats')] }));
    expect(lines()).toEqual([
      expect.stringContaining("It's in your home timeline"),
      'You follow #cats and #bats.',
    ]);
  });

  it('names everybody who repeated the status', async () => {
    const repeats = [
      wireRepeat(post, { id: 's9', account: bob }),
      wireRepeat(post, { id: 's8', account: wireUser({ id: 'u5', acct: 'ann' }) }),
    ];
    const { lines } = await asked(onRoute('friends'), pageOf('friends', repeats));
    expect(lines()[1]).toBe('@bob and @ann repeated it.');
  });

  it.each([
    ['public-timeline', {}, 'public', "It's a public post from this server."],
    [
      'public-external-timeline',
      {},
      'publicAndExternal',
      "It's a public post from the known network.",
    ],
    ['tag-timeline', { tag: 'cats' }, 'tag:cats', 'It has the hashtag #cats.'],
    ['lists-timeline', { id: '12' }, 'list:12', 'Its author is on your list “Pond people”.'],
    ['bookmarks', {}, 'bookmarks', 'You bookmarked it.'],
    ['dms', {}, 'dms', "It's a direct message to or from you."],
    ['conversation', { id: 's0' }, null, "It's part of the conversation you opened."],
    ['user-profile', { name: 'eve' }, 'user:u3', "It's on the profile you're viewing."],
    ['notifications', {}, null, 'You have a notification about it.'],
  ] as const)('on %s %j is explained', async (name, params, key, text) => {
    const lists = listsReceived({ lists: [{ id: '12', title: 'Pond people' }] });
    const known = key === null ? statusesKnown(post) : pageOf(key, [post]);
    const { lines } = await asked(onRoute(name, params), lists, known);
    expect(lines()).toEqual([text]);
  });

  it("for the reader's own status is that they wrote it", async () => {
    const own = wireStatus({ id: 's1' });
    const { lines } = await asked(onRoute('public-timeline'), pageOf('public', [own]));
    expect(lines().at(-1)).toBe('You wrote it.');
  });

  it('includes following the author as soon as the relationship is loaded', async () => {
    const { lines, dispatch, dispatched } = await asked(...home);
    expect(dispatched).toContainEqual({
      type: 'relationships/relationshipNeeded',
      payload: { userId: 'u3' },
    });
    dispatch(following('u3'));
    expect(lines()).toContain('You follow @eve.');
  });
});

describe('"Why am I seeing this?": the filters', () => {
  const place = [onRoute('friends'), pageOf('friends', [post])];
  const muteWords = settingChanged({ name: 'muteWords', value: ['Football'] });

  it('are reported as not matching when none matches', async () => {
    const { dialog } = await asked(...place);
    expect(dialog).toHaveTextContent('No filters match');
  });

  it('are listed with the strongest first, each with its effect and a link to it', async () => {
    const user = userEvent.setup();
    const muted = relationshipsReceived({
      relationships: [someRelationship({ id: 'u3', muting: true })],
    });
    const filters = filtersFetched(someFilter({ phrase: 'about' }));
    const { dialog, lines, state, dispatch } = await asked(...place, muteWords, muted, filters);
    expect(lines().slice(1)).toEqual([
      'You muted @eveMutes and blocks',
      'Contains “Football”Filtering settings',
      'Matches your filter “about”Filtering settings',
    ]);
    expect(dialog).toHaveTextContent("It's collapsed until you open it.");
    dispatch(settingChanged({ name: 'hideWordFilteredPosts', value: true }));
    expect(lines()[1]).toMatch('Contains “Football”');
    expect(dialog).toHaveTextContent(
      "It's hidden in timelines and only shown when you open it directly.",
    );
    await user.click(within(dialog).getByRole('button', { name: 'Mutes and blocks' }));
    expect(state().dialogs.at(-1)).toMatchObject({
      kind: 'settings',
      props: { mode: 'user', tab: 'mutesAndBlocks' },
    });
  });

  it('link to the profile when its repeats are hidden', async () => {
    const user = userEvent.setup();
    const unwanted = relationshipsReceived({
      relationships: [someRelationship({ id: 'u4', following: true, showingRepeats: false })],
    });
    const page = pageOf('friends', [wireRepeat(post, { id: 's9', account: bob })]);
    const { dialog, address } = await asked(onRoute('friends'), page, unwanted);
    await user.click(within(dialog).getByRole('link', { name: '@bob' }));
    expect(address()).toBe('/users/bob');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('"Why am I seeing this?" says when the status no longer exists', async () => {
  const { dialog } = await asked();
  expect(dialog).toHaveTextContent("This post isn't available");
});
