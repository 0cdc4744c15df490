/** The command palette, by keyboard alone and by touch. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import * as layers from '@/app/deferred/layers';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { PaletteDialog } from '@/app/palette/PaletteDialog';
import { Shortcuts } from '@/app/shortcuts/Shortcuts';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { emptyDraft, NEW_POST } from '@/domain/composer/draft';
import {
  palettePeopleFailed,
  palettePeopleFound,
  paletteTyped,
  recentsRestored,
} from '@/slices/discovery/palette';
import { followedTagsReceived } from '@/slices/discovery/tags';
import { dialogOpened } from '@/slices/engine/dialogs';
import { listsReceived } from '@/slices/people/lists';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { logoutCommandRequested } from '@/slices/session/session';
import { draftSaved } from '@/slices/composer/drafts';
import { statusCommandRequested } from '@/slices/statuses/statusCommands';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { deferredCodeLoaded, preloadDeferredParts } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

preloadDeferredParts(layers);
beforeAll(async () => {
  Element.prototype.animate = jest.fn();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  window.scrollTo = jest.fn();
  await import('@/screens/settings/settingsTabs');
  await import('@/screens/help/helpEntries');
});

const eve = wireUser({ id: 'u2', acct: 'eve@far.example', username: 'eve', display_name: 'Eve' });
const post = wireStatus({ id: 's1', content: 'Fresh bread', account: eve, pleroma: {} });
const server = instanceConfigured({ instance: { family: 'pleroma', features: ['pleroma_api'] } });

function show(...before: UnknownAction[]) {
  return renderInStore(
    <BackProvider>
      <main>
        <h1 tabIndex={-1}>Home</h1>
        <StatusCard statusId="s1" />
        <textarea aria-label="Words" />
      </main>
      <Dialogs />
      <Shortcuts />
    </BackProvider>,
    { before: [server, ...before, statusesKnown(post)] },
  );
}

const keys = (typed: string) => userEvent.keyboard(typed);
const open = async () => {
  await keys('{Control>}k{/Control}');
  await deferredCodeLoaded();
};
const field = () => screen.getByRole('combobox', { name: 'Search or jump to' });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent.trim();
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.trim());
const groups = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.closest('[role="listbox"]'))
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent);
const type = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => undefined);
};

describe('the palette', () => {
  it('opens by its key, has the focus in its field, and gives it back', async () => {
    show(signedIn());
    const words = screen.getByRole('textbox', { name: 'Words' });
    words.focus();
    await open();
    expect(screen.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await keys('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(words).toHaveFocus();
    await open();
    await keys('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens without single keys, but not where a field uses the key itself', async () => {
    show(settingChanged({ name: 'singleKeyShortcuts', value: false }));
    const words = screen.getByRole('textbox', { name: 'Words' });
    const own = (event: Event) => event.preventDefault();
    words.addEventListener('keydown', own);
    words.focus();
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    words.removeEventListener('keydown', own);
    await open();
    expect(field()).toHaveFocus();
  });

  it('moves through the list with its keys, around the ends, and goes there with Enter', async () => {
    const { address } = show(signedIn());
    await open();
    const all = options();
    expect(groups()).toEqual(['Actions', 'Go to']);
    expect(active()).toBe(all[0]);
    await keys('{ArrowDown}');
    expect(active()).toBe(all[1]);
    await keys('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(all.at(-1));
    await keys('{Home}{PageDown}');
    expect(active()).toBe(all[8]);
    await keys('{PageUp}');
    expect(active()).toBe(all[0]);
    await keys('{End}');
    expect(active()).toBe(all.at(-1));
    await type('bkmrks');
    expect(active()).toBe('Bookmarks');
    await keys('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/bookmarks');
  });

  it('opens a place in a new tab with Control, and leaves the page where it is', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { address } = show(signedIn());
    await open();
    await type('bookmarks');
    await keys('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith(
      '/bookmarks',
      '_blank',
      expect.stringContaining('noopener'),
    );
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how many there are once one pauses, and searches for the text itself', async () => {
    const { address } = show(signedIn());
    await open();
    await type('qqqq');
    expect(options()).toEqual(['Search for “qqqq”']);
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(told()).toContain('Nothing found. Try another word.'));
    await keys('{Enter}');
    expect(address()).toBe('/search?query=qqqq');
  });

  it('leads to each setting and part of the settings', async () => {
    const { dispatched } = show(signedIn());
    await open();
    await type('interface language');
    await keys('{Enter}');
    await deferredCodeLoaded();
    expect(await screen.findByRole('combobox', { name: 'Interface language' })).toHaveFocus();
    await keys('{Escape}');
    await open();
    await type('authenticator');
    expect(active()).toMatch(/^Two-factor login/);
    await keys('{Enter}');
    const places = dispatched.filter(dialogOpened.match).map(({ payload }) => payload);
    expect(places.filter(({ kind }) => kind === 'settings')).toMatchObject([
      { props: { tab: 'general', at: { name: 'interfaceLanguage' } } },
      { props: { tab: 'security', at: { name: 'factor' } } },
    ]);
  });

  it('leads to what the help explains', async () => {
    const { address } = show(signedIn());
    await open();
    await type('words fediverse handle');
    await keys('{Enter}');
    expect(address()).toBe('/about/help');
  });

  it('offers what can be done with the post that has the focus', async () => {
    const { dispatched } = show(signedIn());
    screen.getByRole('article').focus();
    await open();
    expect(groups()[0]).toBe('Focused post');
    expect(options()).toEqual(expect.arrayContaining(['Reply', 'Copy link', 'Mute conversation']));
    await type('favourite');
    await keys('{Enter}');
    expect(screen.getByRole('article')).toHaveFocus();
    await open();
    await type('copy link');
    await keys('{Enter}');
    expect(dispatched).toContainEqual(
      statusToggleRequested({ statusId: 's1', toggle: 'favourited', wanted: true }),
    );
    expect(dispatched.find(statusCommandRequested.match)?.payload).toMatchObject({
      statusId: 's1',
      command: 'copyLink',
    });
  });

  it('has lists, drafts, recent places, a theme to change, and logging out', async () => {
    const { dispatched, dispatch } = show(
      signedIn(),
      listsReceived({ lists: [{ id: 'l1', title: 'Bakers' }] }),
      draftSaved({
        target: NEW_POST,
        draft: { ...emptyDraft, text: 'Half a thought', changedAt: 1 },
      }),
    );
    await open();
    dispatch(
      recentsRestored({
        recents: {
          places: [{ route: 'tag-timeline', params: { tag: 'rye' }, label: '#rye' }],
          used: [],
        },
      }),
    );
    expect(groups()).toEqual(['Recent', 'Actions', 'Go to', 'Lists']);
    for (const [typed, name] of [
      ['rye', /^#rye/],
      ['bakers', /^Bakers/],
      ['thought', /^Half a thought/],
      ['dark', /^Dark mode/],
      ['log out', /^Log out/],
    ] as const) {
      await type(typed);
      expect([typed, active()]).toEqual([typed, expect.stringMatching(name)]);
    }
    await keys('{Enter}');
    expect(dispatched).toContainEqual(logoutCommandRequested());
  });

  it('draws few rows for a key among thousands of names, in one go, and prepares none anew', async () => {
    const tags = Array.from({ length: 2_000 }, (_, at) => ({
      name: `bread${String(at)}`,
      following: true,
      days: [],
    }));
    const commits = jest.fn();
    const { dispatched } = renderInStore(
      <Profiler id="palette" onRender={commits}>
        <PaletteDialog onClose={() => undefined} statusId={null} />
      </Profiler>,
      {
        family: 'mastodon',
        before: [
          instanceConfigured({ instance: { backendVersion: '4.5.2' } }),
          signedIn(),
          followedTagsReceived({ tags }),
        ],
      },
    );
    await act(async () => undefined);
    const prepared = jest.spyOn(String.prototype, 'normalize');
    for (const text of ['b', 'br', 'bread 7']) {
      commits.mockClear();
      prepared.mockClear();
      dispatched.length = 0;
      await type(text);
      expect(options().length).toBeLessThan(40);
      expect(options().join(' ')).toContain('#bread');
      expect(commits.mock.calls.length).toBeLessThanOrEqual(2);
      expect(dispatched).toEqual([paletteTyped({ query: text })]);
      // The typed text, and the entry that searches for it; names are prepared at the opening.
      expect(prepared.mock.calls.length).toBeLessThanOrEqual(6);
    }
    prepared.mockRestore();
  });

  it('knows people at once, takes in those that the server finds, and says if that failed', async () => {
    const { dispatch, dispatched, address } = show(signedIn());
    await open();
    await type('eve');
    expect(dispatched).toContainEqual(paletteTyped({ query: 'eve' }));
    expect(active()).toMatch(/^Eve/);
    await type('far.example');
    expect(active()).toMatch(/^Eve @eve@far.example/);
    dispatch(palettePeopleFailed({ query: 'far.example' }));
    expect(screen.getByText("Couldn't search your server for people")).toBeVisible();
    await type('zoe');
    expect(options()).toEqual(['Search for “zoe”']);
    const zoe = wireUser({ id: 'u3', acct: 'zoe', username: 'zoe', display_name: 'Zoe' });
    const found = statusesKnown(wireStatus({ id: 's9', account: zoe, pleroma: {} }));
    const { entities } = (found as unknown as { payload: { entities: never } }).payload;
    dispatch(palettePeopleFound({ query: 'zoe', userIds: ['u3'], entities }));
    expect(active()).toMatch(/^Zoe/);
    await keys('{Enter}');
    expect(address()).toBe('/users/zoe');
  });

  it('leads to filtered notifications where the server filters', async () => {
    renderInStore(<PaletteDialog onClose={() => undefined} statusId={null} />, {
      family: 'mastodon',
      before: [instanceConfigured({ instance: { backendVersion: '4.5.2' } }), signedIn()],
    });
    await act(async () => undefined);
    await type('filtered notif');
    expect(active()).toBe('Filtered notifications');
    expect(groups()).toContain('Go to');
  });

  it('has nothing for visitors that needs an account', async () => {
    show();
    screen.getByRole('article').focus();
    await open();
    const all = options();
    for (const name of [
      'Reply',
      'Favourite',
      'New post',
      'Log out',
      'Home timeline',
      'Administration',
    ])
      expect(all).not.toContain(name);
    expect(all).toEqual(expect.arrayContaining(['Log in', 'Settings', 'Help', 'Copy link']));
    for (const name of ['two-factor login', 'notification types', 'blocked', 'drafts']) {
      await type(name);
      const found = within(screen.getByRole('listbox')).queryAllByRole('option');
      expect(found.map(({ textContent }) => textContent?.toLowerCase().trim())).not.toContain(name);
    }
  });

  it('offers the administration to administrators', async () => {
    const { unmount } = show(signedIn({ role: 'admin', privileges: [] } as never));
    await open();
    expect(options()).toContain('Administration');
    unmount();
  });

  it('goes to what is pressed, and closes dialogs that would cover it', async () => {
    const { address, state } = show(signedIn(), dialogOpened({ kind: 'shortcuts', props: null }));
    await deferredCodeLoaded();
    await open();
    await type('bookmarks');
    await userEvent.click(screen.getByRole('option', { name: 'Bookmarks' }));
    expect(address()).toBe('/bookmarks');
    expect(state().dialogs).toEqual([]);
  });
});
