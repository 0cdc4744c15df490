/** Single-key shortcuts on the page, and their list in the help. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireStatus } from '@/api/wire/status';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { shortcutFor, shortcutNames, shortcutOf } from '@/components/engine/shortcuts/shortcuts';
import { Notices } from '@/app/notices/Notices';
import { ShortcutKeys, Shortcuts } from '@/app/shortcuts/Shortcuts';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { draftTarget, emptyDraft, NEW_POST } from '@/domain/composer/draft';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { fork } from '@/sagas/engine/effects';
import { shortcutsSaga } from '@/sagas/engine/shortcuts';
import { noticeShown, noticeUndone } from '@/slices/engine/notices';
import { personCommandsSaga } from '@/sagas/people/personCommands';
import { statusCommandsSaga } from '@/sagas/statuses/statusCommands';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';
import { statusesKnown } from '@support/statuses/statuses';
import { wireAttachment, wireStatus, wireUser } from '@support/wire';

beforeAll(async () => {
  ShortcutKeys.prefetch();
  await import('@/app/shortcuts/ShortcutKeys');
  Element.prototype.animate = jest.fn();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  window.scrollBy = jest.fn();
  window.scrollTo = jest.fn();
});

const ids = ['s1', 's2', 's3'];
const post = (id: string, changes: Partial<WireStatus> = {}) =>
  wireStatus({
    id,
    content: `Text of ${id}`,
    account: wireUser({ id: 'u2', acct: 'eve@far.example', username: 'eve' }),
    pleroma: {},
    ...changes,
  });
const server = instanceConfigured({
  instance: { family: 'pleroma', features: ['pleroma_api'], quotingAvailable: true },
});

interface Scene {
  as?: UnknownAction | null;
  first?: Partial<WireStatus>;
  before?: UnknownAction[];
  /** Beside the page. */
  notices?: ReactNode;
}

function show({ as = signedIn(), first = {}, before = [], notices }: Scene = {}) {
  const visited: unknown[] = [];
  const view = renderInStore(
    <BackProvider>
      <main>
        <h1 tabIndex={-1}>Timeline</h1>
        {ids.map((id) => (
          <StatusCard key={id} statusId={id} />
        ))}
        <textarea aria-label="Words" />
      </main>
      <Dialogs />
      {notices}
      <Shortcuts />
    </BackProvider>,
    {
      before: [
        server,
        ...(as ? [as] : []),
        ...before,
        statusesKnown(post('s1', first), post('s2'), post('s3')),
      ],
      beside: [
        sagaBeside(
          function* () {
            yield* fork(shortcutsSaga);
            yield* fork(statusCommandsSaga);
            yield* personCommandsSaga();
          },
          { page: { goTo: (target) => void visited.push(target) } },
        ),
      ],
    },
  );
  return { ...view, visited };
}

const articles = () => screen.getAllByRole('article').filter((one) => one.dataset.statusId);
const focused = () => (document.activeElement as HTMLElement).dataset.statusId ?? null;
const keys = (typed: string) => userEvent.keyboard(typed);
const onFirst = () => articles()[0]!.focus();

describe('shortcuts between posts', () => {
  it('j and k move to the next and previous post and stop at the ends', async () => {
    show();
    for (const [key, there] of [
      ['j', 's1'],
      ['j', 's2'],
      ['j', 's3'],
      ['j', 's3'],
      ['k', 's2'],
      ['k', 's1'],
      ['k', 's1'],
    ] as const) {
      await keys(key);
      expect([key, focused()]).toEqual([key, there]);
    }
  });

  it('start with the first visible post', async () => {
    show();
    articles().forEach((article, at) => {
      article.getBoundingClientRect = () => new DOMRect(0, at * 100 - 150, 400, 90);
    });
    await keys('j');
    expect(focused()).toBe('s3');
  });

  it('continue from the post that contains the focus', async () => {
    show();
    within(articles()[0]!).getByRole('button', { name: 'Reply' }).focus();
    await keys('j');
    expect(focused()).toBe('s2');
  });

  it('0 scrolls to the top and focuses the heading', async () => {
    show();
    onFirst();
    await keys('0');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0 });
    expect(screen.getByRole('heading', { name: 'Timeline' })).toHaveFocus();
  });
});

describe('shortcuts on the focused post', () => {
  const collapsing = settingChanged({ name: 'collapseMessageWithSubject', value: true });

  it('Enter and o open it, but Enter on a button only activates that', async () => {
    const { address } = show();
    onFirst();
    await keys('{Enter}');
    expect(address()).toBe('/notice/s1');
    articles()[1]!.focus();
    await keys('o');
    expect(address()).toBe('/notice/s2');
    within(articles()[2]!).getByRole('button', { name: 'Favourite' }).focus();
    await keys('{Enter}');
    expect(address()).toBe('/notice/s2');
  });

  it.each([
    ['f', 'favourited'],
    ['b', 'repeated'],
    ['d', 'bookmarked'],
  ] as const)('%s toggles: %s', async (key, toggle) => {
    const { dispatched } = show();
    onFirst();
    await keys(key);
    await keys(key);
    expect(dispatched.filter(statusToggleRequested.match).map(({ payload }) => payload)).toEqual([
      { statusId: 's1', toggle, wanted: true },
      { statusId: 's1', toggle, wanted: false },
    ]);
  });

  it('a key held down toggles once', () => {
    const { dispatched } = show();
    onFirst();
    fireEvent.keyDown(articles()[0]!, { key: 'f' });
    fireEvent.keyDown(articles()[0]!, { key: 'f', repeat: true });
    expect(dispatched.filter(statusToggleRequested.match)).toHaveLength(1);
  });

  it('r opens the reply form, q the quote form', async () => {
    const { dispatched } = show();
    onFirst();
    await keys('r');
    expect(dispatched).toContainEqual(
      cardViewChanged({ statusId: 's1', changes: { replying: true } }),
    );
    // The reply gets the letters after its key, until the writer leaves it.
    const reply = await screen.findByRole('textbox', { name: 'Post text' });
    await waitFor(() => expect(reply).toHaveFocus());
    await keys('{Escape}');
    onFirst();
    await keys('q');
    const target = draftTarget('quote', 's1');
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'postStatus', props: { target } }));
  });

  it('do nothing that is not permitted', async () => {
    const { dispatched } = show({ first: { visibility: 'direct' } });
    onFirst();
    await keys('bq');
    expect(dispatched.filter(statusToggleRequested.match)).toEqual([]);
    expect(dispatched.filter(dialogOpened.match)).toEqual([]);
  });

  it('x shows and hides the text below a subject', async () => {
    show({ first: { spoiler_text: 'Frogs' }, before: [collapsing] });
    expect(screen.queryByText('Text of s1')).toBeNull();
    onFirst();
    await keys('x');
    expect(screen.getByText('Text of s1')).toBeVisible();
    await keys('x');
    expect(screen.queryByText('Text of s1')).toBeNull();
    expect(focused()).toBe('s1');
  });

  it('h covers and uncovers attachments, e opens them', async () => {
    const media = [wireAttachment({ id: 'm1', url: 'https://home.example/m1.png' })];
    const { dispatched } = show({ first: { media_attachments: media, sensitive: true } });
    const cover = () => screen.queryByRole('button', { name: 'Show sensitive media' });
    await waitFor(() => expect(cover()).toBeInTheDocument());
    onFirst();
    await keys('h');
    expect(cover()).toBeNull();
    await keys('h');
    expect(cover()).toBeInTheDocument();
    await keys('e');
    expect(cover()).toBeNull();
    expect(dispatched.filter(dialogOpened.match)).toEqual([]);
    await keys('e');
    expect(dispatched.filter(dialogOpened.match).map(({ payload }) => payload)).toEqual([
      { kind: 'mediaViewer', props: { statusId: 's1', index: 0 } },
    ]);
  });

  it("p opens the author's profile, m adds a mention to the draft", async () => {
    const before = [draftSaved({ target: NEW_POST, draft: { ...emptyDraft, text: 'Look' } })];
    const { visited, dispatched } = show({ before });
    onFirst();
    await keys('m');
    expect(dispatched.filter(draftEdited.match).map(({ payload }) => payload.change)).toEqual([
      { text: 'Look @eve@far.example ' },
    ]);
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'postStatus', props: null }));
    onFirst();
    await keys('p');
    expect(visited).toEqual(['/users/$u2']);
  });
});

describe('two-key shortcuts', () => {
  it('go to a screen, and the second key does nothing else', async () => {
    const { visited, dispatched } = show();
    onFirst();
    for (const [typed, path] of [
      ['gh', '/main/friends'],
      ['gl', '/main/public'],
      ['gt', '/main/all'],
      ['gb', '/bookmarks'],
      ['gd', '/users/mia/dms'],
      ['gu', '/users/mia'],
    ] as const) {
      await keys(typed);
      expect([typed, visited.at(-1)]).toEqual([typed, path]);
    }
    await keys('gf');
    await keys('gj');
    expect(dispatched.filter(statusToggleRequested.match)).toEqual([]);
    expect(focused()).toBe('s1');
  });

  it('expire if the second key is late', async () => {
    const { visited } = show();
    const first = new KeyboardEvent('keydown', { key: 'g', bubbles: true });
    const second = new KeyboardEvent('keydown', { key: 'l', bubbles: true });
    Object.defineProperty(first, 'timeStamp', { value: 1_000 });
    Object.defineProperty(second, 'timeStamp', { value: 2_600 });
    fireEvent(document.body, first);
    fireEvent(document.body, second);
    expect(visited).toEqual([]);
    await keys('gl');
    expect(visited).toEqual(['/main/public']);
  });
});

describe('shortcuts ignore', () => {
  it('typing; Escape leaves the field', async () => {
    const { dispatched } = show();
    const field = screen.getByRole('textbox', { name: 'Words' });
    await userEvent.type(field, 'jfgn?');
    expect(field).toHaveValue('jfgn?');
    expect(dispatched).toEqual([]);
    await keys('{Escape}');
    expect(field).not.toHaveFocus();
  });

  it('every key if the setting is off [singleKeyShortcuts]', async () => {
    const { dispatched, visited } = show({
      before: [settingChanged({ name: 'singleKeyShortcuts', value: false })],
    });
    onFirst();
    await keys('jfo?gl{Escape}');
    expect(focused()).toBe('s1');
    expect([dispatched, visited]).toEqual([[], []]);
  });

  it('keys with a modifier, and events that are already handled', async () => {
    const { dispatched } = show();
    onFirst();
    await keys('{Control>}f{/Control}{Alt>}f{/Alt}{Meta>}f{/Meta}');
    articles()[0]!.addEventListener('keydown', (event) => event.preventDefault());
    await keys('f');
    expect(dispatched).toEqual([]);
  });

  it('every key of an action that needs an account, for visitors', async () => {
    const { dispatched, visited } = show({ as: null });
    onFirst();
    await keys('rfbqdmn');
    await keys('gb');
    await keys('gu');
    expect([dispatched, visited]).toEqual([[], []]);
    await keys('gl');
    expect(visited).toEqual(['/main/public']);
  });
});

it('z presses the newest Undo, and is left alone where there is none', async () => {
  const offer = (id: string) =>
    noticeShown({
      id,
      level: 'success',
      messageKey: 'status.bookmarked',
      values: {},
      undoable: true,
      timeout: 10_000,
    });
  const { dispatch, dispatched } = show({ notices: <Notices /> });
  await userEvent.keyboard('z');
  dispatch(offer('1'));
  dispatch(offer('2'));
  await screen.findAllByRole('button', { name: 'Undo' });
  await userEvent.keyboard('z');
  expect(dispatched.filter(noticeUndone.match)).toEqual([noticeUndone({ id: '2' })]);
});

describe('the shortcut help', () => {
  const open = async (scene: Scene = {}) => {
    const view = show(scene);
    await keys('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const rows = within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    return { ...view, dialog, rows };
  };

  it('lists exactly the available shortcuts, in groups', async () => {
    const { dialog, rows } = await open();
    // The list has the focus, so that arrow keys scroll it in a small window.
    expect(within(dialog).getByRole('region', { name: 'Keyboard shortcuts' })).toHaveFocus();
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Reading',
      'Focused post',
      'Writing',
      'Everywhere',
      'Go to',
    ]);
    expect(rows).toContainEqual(['Enter or o', 'Open']);
    expect(rows).toContainEqual(['g h', 'Home timeline']);
    expect(rows).toContainEqual(['Ctrl + Enter', 'Post']);
    expect(rows).toContainEqual(['Esc', 'Leave a field or close a dialog']);
    // This server has no chats, edits and translations and one format, and there is one account.
    const missing = [
      'translate',
      'chats',
      'account',
      'editLast',
      'bold',
      'italic',
      'code',
      'link',
      'blockQuote',
    ];
    expect(rows).toHaveLength(shortcutNames.filter((name) => !missing.includes(name)).length);
  });

  it('leaves out the shortcuts of members for visitors', async () => {
    const { rows } = await open({ as: null });
    const told = rows.map(([, words]) => words);
    expect(told).toContain('Next post');
    expect(told).not.toContain('Favourite');
    expect(told).not.toContain('Home timeline');
  });

  it('ignores shortcuts while it is open', async () => {
    const { dispatched, visited } = await open();
    dispatched.length = 0;
    await keys('jgl');
    expect([dispatched, visited]).toEqual([[], []]);
  });
});

it('no two shortcuts use the same key', () => {
  const all = shortcutNames.flatMap((name) => shortcutOf(name).keys.map((key) => ({ key, name })));
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { key, name } of all) expect(shortcutFor(key)).toBe(name);
});
