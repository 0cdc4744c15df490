import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { useAppDispatch } from '@/hooks/store';
import { logoutSaga } from '@/sagas/session/logout';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { dialogClosed, dialogOpened, type DialogEntry } from '@/slices/engine/dialogs';
import { logoutCommandRequested, logoutRequested } from '@/slices/session/session';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';

const settings = (mode: 'user' | 'admin', minimized = false): DialogEntry => ({
  kind: 'settings',
  props: { mode, tab: null, minimized },
});
const canEdit = (editingAvailable: boolean) =>
  instanceConfigured({ instance: { editingAvailable, family: 'pleroma' } });

/** Waits for history steps and for code that is fetched; the browser does both asynchronously. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function show(...entries: DialogEntry[]) {
  const view = renderInStore(
    <BackProvider>
      <LogoutButton />
      <Dialogs />
    </BackProvider>,
    {
      before: [
        signedIn({ role: 'admin' }),
        canEdit(true),
        ...entries.map((entry) => dialogOpened(entry)),
      ],
      beside: [sagaBeside(logoutSaga)],
    },
  );
  await settled();
  return view;
}

function LogoutButton() {
  const dispatch = useAppDispatch();
  return <button onClick={() => dispatch(logoutCommandRequested())}>Log me out</button>;
}

// Lets pending history steps of one test finish before the next test begins.
afterEach(settled);

const names = () =>
  screen
    .queryAllByRole('dialog')
    .map((dialog) => within(dialog).getByRole('heading', { level: 2 }).textContent);

describe('the stack of dialogs', () => {
  const entries: [string, DialogEntry][] = [
    ['Settings', settings('user')],
    ['Administration', settings('admin')],
    ["What's new", { kind: 'updateNotice', props: { since: 0 } }],
    ['Report', { kind: 'report', props: { userId: 'u2', preTickedIds: [] } }],
    ['New post', { kind: 'postStatus', props: null }],
    ['Edit post', { kind: 'editStatus', props: { statusId: 's1' } }],
    ['Edit history', { kind: 'statusHistory', props: { statusId: 's1' } }],
  ];

  it.each(entries)(
    'SHELL-07 contains the dialog "%s", with editing only where that is possible',
    async (name, entry) => {
      const { dispatch } = await show(entry);
      expect(names()).toEqual([name]);
      dispatch(canEdit(false));
      const isForEditing = entry.kind === 'editStatus' || entry.kind === 'statusHistory';
      expect(names()).toEqual(isForEditing ? [] : [name]);
      await settled();
    },
  );

  it('contains the composer in the dialog for a new post', async () => {
    await show({ kind: 'postStatus', props: null });
    expect(await screen.findByRole('form', { name: 'New post' })).toBeVisible();
  });

  it('closes its topmost dialog by button, Escape or Back, one at a time', async () => {
    const { dispatched } = await show(
      settings('user'),
      { kind: 'report', props: { userId: 'u2', preTickedIds: [] } },
      { kind: 'updateNotice', props: { since: 0 } },
    );
    const top = () => within(screen.getAllByRole('dialog').at(-1)!);
    await userEvent.click(top().getByRole('button', { name: 'Close' }));
    expect(names()).toEqual(['Settings', 'Report']);
    await userEvent.keyboard('{Escape}');
    expect(names()).toEqual(['Settings']);
    await settled();
    window.history.back();
    await settled();
    expect(names()).toEqual([]);
    expect(dispatched.filter(dialogClosed.match)).toEqual(
      (['updateNotice', 'report', 'settings'] as const).map((kind) => dialogClosed({ kind })),
    );
  });

  it('minimises the settings and restores them with their contents', async () => {
    await show(settings('admin'));
    const dialog = screen.getByRole('dialog', { name: 'Administration' });
    await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to settings' }));
    expect(screen.getByRole('dialog', { name: 'Administration' })).toBe(dialog);
  });
});

describe('the settings dialog', () => {
  it('SET-01 SET-02 opens in user or admin mode, on the requested tab, and changes between hidden, visible and minimised', async () => {
    const { dispatch } = await show();
    const opened = (mode: 'user' | 'admin', tab: string | null): DialogEntry => ({
      kind: 'settings',
      props: { mode, tab, minimized: false },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    dispatch(dialogOpened(opened('user', 'filtering')));
    const dialog = await screen.findByRole('dialog', { name: 'Settings' });
    const tab = await within(dialog).findByRole('tab', { name: 'Filtering' }, { timeout: 20_000 });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    const field = within(dialog).getByRole('searchbox', { name: 'Search settings' });
    await userEvent.type(field, 'bots');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Minimize' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to settings' }));
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBe(dialog);
    // The form kept its contents.
    expect(field).toHaveValue('bots');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    dispatch(dialogOpened(opened('admin', null)));
    expect(await screen.findByRole('dialog', { name: 'Administration' })).toBeVisible();
  });

  it('shows the instance settings to administrators only, even if rights are lost while it is open', async () => {
    const { dispatch } = await show(settings('admin'));
    expect(names()).toEqual(['Administration']);
    for (const role of ['moderator', 'member'] as const) {
      dispatch(signedIn({ role }));
      expect(names()).toEqual([]);
      dispatch(signedIn({ role: 'admin' }));
      expect(names()).toEqual(['Administration']);
    }
    dispatch(instanceConfigured({ instance: { family: 'mastodon' } }));
    expect(names()).toEqual([]);
  });
});

describe('logging out', () => {
  const question = { name: 'Log out?' };

  it('AUTH-23 asks for confirmation first if the setting is on [modalOnLogout]', async () => {
    const { dispatched, dispatch } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Log me out' }));
    const dialog = within(await screen.findByRole('alertdialog', question));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(dispatched).not.toContainEqual(logoutRequested());

    await userEvent.click(screen.getByRole('button', { name: 'Log me out' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog', question)).getByRole('button', { name: 'Log out' }),
    );
    expect(dispatched.at(-1)).toEqual(logoutRequested());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    dispatch(settingChanged({ name: 'modalOnLogout', value: false }));
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Log me out' }));
    expect(dispatched).toEqual([logoutCommandRequested(), logoutRequested()]);
  });
});
