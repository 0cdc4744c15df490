import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterPaint } from '@/lib/scheduler/afterPaint';
import type { WireStatus } from '@/api/wire/status';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { StatusActions } from '@/components/statuses/actions/StatusActions';
import type { InstanceConfig } from '@/domain/session/instance';
import type { SettingName, Settings } from '@/domain/settings/settings';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { editRequested, redraftRequested } from '@/slices/composer/editing';
import {
  deleteRequested,
  linkCopyRequested,
  linkNotCopied,
  deferredPartFailed,
} from '@/slices/statuses/statusCommands';
import { preferenceUpdated } from '@/slices/settings/preferences';
import {
  statusToggleConfirmed,
  statusToggleRefused,
  statusToggleRequested,
} from '@/slices/statuses/statuses';
import { noEntities } from '@/domain/engine/entities';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { statusCommandsSaga } from '@/sagas/statuses/statusCommands';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const animate = jest.fn();
beforeAll(() => {
  Element.prototype.animate = animate;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});
beforeEach(() => animate.mockClear());

const setting = <Name extends SettingName>(name: Name, value: Settings[Name]) =>
  settingChanged({ name, value } as Parameters<typeof settingChanged>[0]);
const instance = (changes: Partial<InstanceConfig>) => instanceConfigured({ instance: changes });
const pleroma = instance({
  server: 'https://home.example',
  editingAvailable: true,
  quotingAvailable: true,
  reactionsAvailable: true,
  features: ['pleroma_api', 'pleroma:get:main/ostatus'],
});
const eve = wireUser({ id: 'u2', acct: 'eve', username: 'eve' });

function Bar({ inThread }: { inThread: boolean }) {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  return status ? (
    <article>
      <StatusActions status={status} inThread={inThread} />
    </article>
  ) : null;
}

interface Showing {
  as?: UnknownAction | null;
  before?: UnknownAction[];
  inThread?: boolean;
}

function show(
  changes: Partial<WireStatus> = {},
  { as = signedIn(), before = [], inThread = false }: Showing = {},
) {
  const status = wireStatus({ account: eve, ...changes });
  return renderInStore(
    <BackProvider>
      <Bar inThread={inThread} />
      <Dialogs />
    </BackProvider>,
    {
      before: [pleroma, ...(as ? [as] : []), ...before, statusesKnown(status)],
      beside: [sagaBeside(statusCommandsSaga)],
    },
  );
}

const button = (name: string, state = {}) => screen.getByRole('button', { name, ...state });
const openMenu = async () => {
  await userEvent.click(button('More actions'));
  return screen.findByRole('menu', { name: 'More actions' });
};
const entries = async () =>
  within(await openMenu())
    .getAllByRole('menuitem')
    .map((entry) => entry.textContent);
const choose = async (name: string) => {
  await userEvent.click(within(await openMenu()).getByRole('menuitem', { name }));
};
const asked = (dispatched: UnknownAction[], kind: { match(action: unknown): boolean }) =>
  dispatched.filter((action) => kind.match(action));

describe('the status buttons', () => {
  it('CARD-17 are reply, repeat, favourite, react and more actions, with counts that are not part of their names', () => {
    show({ replies_count: 3, reblogs_count: 0, favourites_count: 12_345 });
    expect(screen.getAllByRole('button')).toEqual(
      ['Reply', 'Repeat', 'Favourite', 'React', 'More actions'].map((name) => button(name)),
    );
    expect(button('Reply')).toHaveTextContent(/3$/);
    expect(button('Repeat', { pressed: false })).toHaveTextContent(/^$/);
    expect(button('Favourite', { pressed: false })).toHaveTextContent(/12.3K$/);
    expect(button('Favourite')).toHaveAttribute('title', 'Favourite (12,345)');
  });

  it('show no counts if the setting hides them [hidePostStats]', () => {
    show({ replies_count: 3, favourites_count: 5 }, { before: [setting('hidePostStats', true)] });
    expect(button('Reply')).toHaveTextContent(/^$/);
    expect(button('Favourite')).toHaveTextContent(/^$/);
  });

  it('have a pressed state', () => {
    show({ favourited: true, reblogged: true });
    expect(button('Favourite', { pressed: true })).toBeVisible();
    expect(button('Repeat', { pressed: true })).toBeVisible();
  });

  it('have no reactions if the server has none', () => {
    show({}, { before: [instance({ reactionsAvailable: false })] });
    expect(screen.queryByRole('button', { name: 'React' })).not.toBeInTheDocument();
  });

  it('open and close the reaction picker', async () => {
    show();
    await userEvent.click(button('React', { expanded: false }));
    expect(await screen.findByRole('dialog', { name: 'React' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('React', { expanded: false })).toHaveFocus();
  });

  it('CARD-17 open and close the reply form under the status', async () => {
    show();
    await userEvent.click(button('Reply', { expanded: false }));
    const form = await screen.findByRole('form', { name: 'Reply' });
    const text = within(form).getByRole('textbox', { name: 'Post text' });
    expect(text).toHaveValue('@eve ');
    expect(text).toHaveFocus();
    expect(button('Reply', { expanded: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(button('Reply', { expanded: false })).toHaveFocus();
  });
});

describe('pressing a status button', () => {
  it.each<['Favourite' | 'Repeat', 'favourited' | 'repeated']>([
    ['Favourite', 'favourited'],
    ['Repeat', 'repeated'],
  ])('ACT-06 %s shows the result at once, animated for half a second', async (name, toggle) => {
    const { dispatched } = show({ favourites_count: 2, reblogs_count: 2 });
    await userEvent.click(button(name));
    expect(asked(dispatched, statusToggleRequested)).toEqual([
      statusToggleRequested({ statusId: 's1', toggle, wanted: true }),
    ]);
    expect(button(name, { pressed: true })).toHaveTextContent('3');
    await waitFor(() => {
      expect(animate).toHaveBeenCalledTimes(1);
    });
    expect(animate.mock.contexts[0]).toBe(button(name));
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 500 });
    await userEvent.click(button(name));
    expect(button(name, { pressed: false })).toHaveTextContent('2');
    await afterPaint();
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('ACT-04 Repeat asks first if the setting is on, and only when repeating [modalOnRepeat]', async () => {
    const { dispatched } = show({}, { before: [setting('modalOnRepeat', true)] });
    await userEvent.click(button('Repeat'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Repeat this post?',
    });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(asked(dispatched, statusToggleRequested)).toEqual([]);

    await userEvent.click(button('Repeat'));
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Repeat' }));
    expect(asked(dispatched, statusToggleRequested)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    await userEvent.click(button('Repeat', { pressed: true }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(asked(dispatched, statusToggleRequested)).toHaveLength(2);
  });

  it('ACT-04 Repeat does not ask if the setting is off', async () => {
    show();
    await userEvent.click(button('Repeat'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(button('Repeat', { pressed: true })).toBeVisible();
  });

  it('ACT-04 Delete asks first unless the setting is off [modalOnDelete]', async () => {
    const { dispatched, dispatch } = show({ account: wireUser() });
    await choose('Delete');
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete this post?',
    });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(asked(dispatched, deleteRequested)).toEqual([]);
    await choose('Delete');
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Delete' }));
    expect(asked(dispatched, deleteRequested)).toEqual([deleteRequested({ statusId: 's1' })]);

    dispatch(setting('modalOnDelete', false));
    await choose('Delete');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(asked(dispatched, deleteRequested)).toHaveLength(2);
  });
});

describe('the set of status buttons', () => {
  const edited = (operation: 'add' | 'remove', value: string) =>
    preferenceUpdated({
      edit: { operation, collection: 'pinnedStatusActions', value },
      timestamp: 1,
    });

  it('is the default four, or the ones chosen in the settings [pinnedStatusActions]', async () => {
    const { dispatched, dispatch } = show({});
    const usual = ['Reply', 'Repeat', 'Favourite', 'React'];
    const names = () =>
      [...usual, 'Bookmark', 'Remove bookmark', 'Edit'].filter(
        (name) => screen.queryByRole('button', { name }) !== null,
      );
    await waitFor(() => expect(names()).toEqual(usual));
    dispatch(edited('remove', 'retweet'));
    dispatch(edited('add', 'bookmark'));
    dispatch(edited('add', 'edit'));
    // Somebody else wrote the post, so it offers no editing.
    await waitFor(() => expect(names()).toEqual(['Reply', 'Favourite', 'React', 'Bookmark']));
    await userEvent.click(button('Bookmark'));
    expect(asked(dispatched, statusToggleRequested)).toEqual([
      statusToggleRequested({ statusId: 's1', toggle: 'bookmarked', wanted: true }),
    ]);
    expect(button('Remove bookmark')).toBeVisible();
  });
});

describe('muting a thread', () => {
  const muted = statusToggleRequested({ statusId: 's1', toggle: 'threadMuted', wanted: true });

  it('asks first if the setting is on [modalOnMuteConversation]', async () => {
    const { dispatched, dispatch } = show({});
    dispatch(setting('modalOnMuteConversation', true));
    await choose('Mute conversation');
    const question = await screen.findByRole('alertdialog', {
      name: 'Mute this conversation?',
    });
    expect(asked(dispatched, statusToggleRequested)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Mute conversation' }));
    expect(asked(dispatched, statusToggleRequested)).toEqual([muted]);
    await choose('Unmute conversation');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the repeat button', () => {
  it.each(['private', 'direct'])('ACT-12 is replaced by a lock for %s posts', (visibility) => {
    show({ visibility, account: wireUser() });
    expect(screen.queryByRole('button', { name: 'Repeat' })).not.toBeInTheDocument();
    const lock = screen.getByRole('img', { name: "This post can't be repeated" });
    expect(lock).toHaveAttribute('data-glyph', 'lock');
    expect(lock.previousElementSibling).toBe(button('Reply'));
    expect(lock.nextElementSibling).toBe(button('Favourite'));
  });

  it.each(['public', 'unlisted'])(
    'ACT-12 is available for %s posts, without a lock',
    (visibility) => {
      show({ visibility });
      expect(button('Repeat')).toBeVisible();
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
    },
  );
});

describe('the status buttons for visitors', () => {
  const target = 'https://home.example/main/ostatus?status_id=s1';

  it("ACT-15 are links to the visitor's home server, and offer nothing that needs an account", async () => {
    show({ replies_count: 3, pleroma: { local: false } }, { as: null });
    for (const name of ['Reply', 'Repeat', 'Favourite', 'React']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', target);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    }
    expect(screen.getByRole('link', { name: 'Reply' })).toHaveTextContent('3');
    expect(screen.getAllByRole('button')).toEqual([button('More actions')]);
    expect(await entries()).toEqual(['Copy link', 'Open original', 'Why am I seeing this?']);
  });

  it('show a lock if repeating is impossible, and no reactions if the server has none', () => {
    show(
      { visibility: 'private' },
      { as: null, before: [instance({ reactionsAvailable: false })] },
    );
    expect(screen.getByRole('img', { name: /can't be repeated/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Repeat' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'React' })).not.toBeInTheDocument();
  });

  it.each([
    ['4.4.0', 'https://far.example/@eve/1'],
    ['4.1.2', 'https://home.example/interact/s1?type=favourite'],
  ])('on Mastodon %s link to a page where the visitor can act', (backendVersion, address) => {
    const mastodon = instance({ family: 'mastodon', backendVersion, features: [] });
    show({ url: 'https://far.example/@eve/1' }, { as: null, before: [mastodon] });
    expect(screen.getByRole('link', { name: 'Favourite' })).toHaveAttribute('href', address);
  });

  it('submit a form to servers whose page cannot be linked to', async () => {
    const akkoma = instance({ family: 'akkoma', features: ['pleroma_api'] });
    const { container } = show({ favourites_count: 2 }, { as: null, before: [akkoma] });
    const favourite = await screen.findByRole('button', { name: 'Favourite' });
    expect(favourite).toHaveTextContent('2');
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('action', 'https://home.example/main/ostatus');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('target', '_blank');
    expect([...new FormData(form)]).toEqual([
      ['status_id', 's1'],
      ['profile', ''],
    ]);
    const sent = jest.fn((event: SubmitEvent) => event.preventDefault());
    form.addEventListener('submit', sent);
    await userEvent.click(favourite);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('the status menu', () => {
  it('offers to mute or block several participants of a thread', async () => {
    const { unmount } = show();
    expect(await entries()).not.toContain('Mute or block several people');
    unmount();
    const { dispatched } = show({}, { inThread: true });
    await choose('Mute or block several people');
    expect(dispatched).toContainEqual(
      dialogOpened({ kind: 'crowd', props: { statusId: 's1', source: 'thread' } }),
    );
  });

  it('ACT-14 contains for members mute, bookmark, copy link, report, and the original if it is remote', async () => {
    const { unmount } = show({ pleroma: { local: true } });
    expect(await entries()).toEqual([
      'Quote',
      'Mute conversation',
      'Bookmark',
      'Copy link',
      'Report',
      'Why am I seeing this?',
    ]);
    unmount();
    show({ url: 'https://far.example/@eve/1', pleroma: { local: false } });
    const menu = await openMenu();
    const original = within(menu).getByRole('menuitem', { name: 'Open original' });
    expect(original).toHaveAttribute('href', 'https://far.example/@eve/1');
    expect(original).toHaveAttribute('target', '_blank');
    expect(within(menu).getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  });

  it('contains for authors pin, edit, history and delete', async () => {
    show({ account: wireUser(), edited_at: '2026-11-20T11:50:05.000Z' });
    expect(await entries()).toEqual([
      'Quote',
      'Mute conversation',
      'Pin on profile',
      'Bookmark',
      'Edit',
      'Edit history',
      'Copy link',
      'Mute or block several people',
      'Why am I seeing this?',
      'Delete & redraft',
      'Delete',
    ]);
  });

  it('contains delete for moderators', async () => {
    show({}, { as: signedIn({ privileges: ['messages_delete'] }) });
    expect(await entries()).toContain('Delete');
  });

  it.each([
    ['Mute conversation', 'Unmute conversation', 'threadMuted'],
    ['Pin on profile', 'Unpin from profile', 'pinned'],
    ['Bookmark', 'Remove bookmark', 'bookmarked'],
  ] as const)('changes %s to %s at once', async (on, off, toggle) => {
    const { dispatched } = show({ account: wireUser() });
    await choose(on);
    expect(button('More actions')).toHaveFocus();
    await choose(off);
    expect(asked(dispatched, statusToggleRequested)).toEqual([
      statusToggleRequested({ statusId: 's1', toggle, wanted: true }),
      statusToggleRequested({ statusId: 's1', toggle, wanted: false }),
    ]);
  });

  it('copies the link to the status', async () => {
    const { dispatched } = show();
    await choose('Copy link');
    expect(dispatched).toContainEqual(linkCopyRequested({ statusId: 's1' }));
  });

  it.each([
    ['Report', 'Report'],
    ['Edit history', 'Edit history'],
  ])('opens the dialog %s', async (entry, title) => {
    show({ account: eve, edited_at: '2026-11-20T11:50:05.000Z' });
    await choose(entry);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });

  it('fetches the source of a post before opening the edit form', async () => {
    const { dispatched } = show({ account: wireUser() });
    await choose('Edit');
    expect(asked(dispatched, editRequested)).toEqual([editRequested({ statusId: 's1' })]);
  });

  it('asks before deleting a post to redraft it', async () => {
    const { dispatched } = show({ account: wireUser() });
    await choose('Delete & redraft');
    const question = await screen.findByRole('alertdialog');
    expect(asked(dispatched, redraftRequested)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete & redraft' }));
    expect(asked(dispatched, redraftRequested)).toEqual([redraftRequested({ statusId: 's1' })]);
  });

  it('opens the quote form in a dialog', async () => {
    show();
    await choose('Quote');
    const dialog = await screen.findByRole('dialog', { name: 'Quote' });
    const form = await within(dialog).findByRole('form', { name: 'Quote' });
    expect(within(form).getByRole('textbox', { name: 'Post text' })).toHaveValue('');
  });

  it.each([
    ['{ArrowDown}', 'Quote'],
    ['{ArrowUp}', 'Why am I seeing this?'],
  ])('opens by %s on its button, with the focus on the last or first entry', async (key, entry) => {
    show();
    button('More actions').focus();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('menuitem', { name: entry })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button('More actions', { expanded: false })).toHaveFocus();
  });
});

describe('a failed status action', () => {
  const refused = (toggle: 'pinned' | 'threadMuted' | 'bookmarked', wanted: boolean) =>
    statusToggleRefused({ statusId: 's1', toggle, wanted, reason: 'You have pinned too many' });

  it.each([
    [refused('pinned', true), "Couldn't pin this post: You have pinned too many"],
    [refused('pinned', false), "Couldn't unpin this post: You have pinned too many"],
    [refused('threadMuted', true), "Couldn't mute the conversation: You have pinned too many"],
    [refused('threadMuted', false), "Couldn't unmute the conversation: You have pinned too many"],
    [refused('bookmarked', true), "Couldn't bookmark this post: You have pinned too many"],
    [refused('bookmarked', false), "Couldn't remove the bookmark: You have pinned too many"],
    [linkNotCopied({ statusId: 's1', reason: 'Denied' }), "Couldn't copy the link: Denied"],
  ])(
    'ACT-16 is shown on the status until it is dismissed, or an action succeeds',
    async (failure, text) => {
      const { dispatch } = show();
      dispatch(failure);
      const commandFailure = await screen.findByRole('alert');
      expect(commandFailure).toHaveTextContent(text);
      await userEvent.click(within(commandFailure).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();

      dispatch(failure);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      const success = { statusId: 's1', toggle: 'bookmarked', wanted: true } as const;
      dispatch(statusToggleConfirmed({ ...success, entities: noEntities() }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('is shown as well if deferred code could not be loaded', async () => {
    const { dispatch } = show();
    dispatch(deferredPartFailed({ statusId: 's1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't open this. Try again.");
  });

  it('is not shown on other statuses', () => {
    const { dispatch } = show();
    dispatch(linkNotCopied({ statusId: 's2', reason: 'Denied' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
