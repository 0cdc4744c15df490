/** The quick filter and view menus: their entries in each place, and the settings they change. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickFilterButton, QuickViewButton } from '@/components/timelines/HeadingMenus';
import { selectSetting } from '@/selectors/session/config';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const FILTER = 'Quick filter settings';
const VIEW = 'Quick view settings';

async function opened(name: string, inThread = false, member = true) {
  const user = userEvent.setup();
  const view = renderInStore(
    <>
      <QuickFilterButton inThread={inThread} />
      <QuickViewButton inThread={inThread} />
    </>,
    { before: member ? [signedIn()] : [] },
  );
  const open = async () => {
    await user.click(screen.getByRole('button', { name }));
    return screen.findByRole('menu', { name });
  };
  return { ...view, user, open, menu: await open() };
}

const entriesOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll('[role^="menuitem"]')].map((item) => item.textContent);
const choose = (menu: HTMLElement, role: string, name: string) =>
  within(menu).getByRole(role, { name });

const replies = ['Show all replies', 'Only replies to me or people I follow', 'Only replies to me'];
const filters = ['Mute bot posts', 'Hide media previews', 'Hide muted posts completely'];

describe('TL-26 the quick filter menu', () => {
  it('has every entry for members, next to timelines', async () => {
    const { menu } = await opened(FILTER);
    expect(entriesOf(menu)).toEqual([...replies, ...filters, 'Filtering settings']);
  });

  it('has no choice of replies inside a thread, and none for visitors', async () => {
    const { menu, unmount } = await opened(FILTER, true);
    expect(entriesOf(menu)).toEqual([...filters, 'Filtering settings']);
    unmount();
    const { menu: ofVisitor } = await opened(FILTER, false, false);
    expect(entriesOf(ofVisitor)).toEqual([...filters, 'Filtering settings']);
  });

  it.each([
    ['Mute bot posts', 'muteBotStatuses', false],
    ['Hide media previews', 'hideAttachments', false],
    ['Hide media previews', 'hideAttachmentsInConv', true],
    ['Hide muted posts completely', 'hideFilteredStatuses', false],
  ] as const)('toggles %s (%s)', async (name, setting, inThread) => {
    const { menu, user, state } = await opened(FILTER, inThread);
    const item = choose(menu, 'menuitemcheckbox', name);
    expect(item).not.toBeChecked();
    await user.click(item);
    expect(selectSetting(state(), setting)).toBe(true);
    expect(item).toBeChecked();
    await user.click(item);
    expect(selectSetting(state(), setting)).toBe(false);
  });

  it('offers three choices for replies', async () => {
    const { menu, open, user, state } = await opened(FILTER);
    const group = within(menu).getByRole('group', { name: 'Replies in timelines' });
    expect(choose(group, 'menuitemradio', replies[0] ?? '')).toBeChecked();
    await user.click(choose(group, 'menuitemradio', replies[1] ?? ''));
    expect(selectSetting(state(), 'replyVisibility')).toBe('following');
    const now = await open();
    expect(choose(now, 'menuitemradio', replies[0] ?? '')).not.toBeChecked();
    await user.click(choose(now, 'menuitemradio', replies[2] ?? ''));
    expect(selectSetting(state(), 'replyVisibility')).toBe('self');
  });

  it('links to the filtering tab of the settings', async () => {
    const { menu, user, dispatched } = await opened(FILTER);
    await user.click(choose(menu, 'menuitem', 'Filtering settings'));
    expect(dispatched).toContainEqual(
      dialogOpened({
        kind: 'settings',
        props: { mode: 'user', tab: 'filtering', minimized: false },
      }),
    );
  });
});

describe('TL-27 the quick view menu', () => {
  const kept = ['Tree', 'Linear', 'Show avatars in mentions'];

  it('has every entry next to timelines, and the relevant ones inside a thread', async () => {
    const { menu, unmount } = await opened(VIEW);
    expect(entriesOf(menu)).toEqual([
      ...kept,
      'Show new posts automatically',
      'Collapse posts with a subject',
      'General settings',
    ]);
    unmount();
    const { menu: inThread } = await opened(VIEW, true);
    expect(entriesOf(inThread)).toEqual([...kept, 'General settings']);
  });

  it('chooses between tree and linear', async () => {
    const { menu, open, user, state } = await opened(VIEW);
    expect(choose(menu, 'menuitemradio', 'Linear')).toBeChecked();
    await user.click(choose(menu, 'menuitemradio', 'Tree'));
    expect(selectSetting(state(), 'conversationDisplay')).toBe('tree');
    expect(choose(await open(), 'menuitemradio', 'Tree')).toBeChecked();
  });

  it.each([
    ['Show avatars in mentions', 'mentionLinkShowAvatar'],
    ['Show new posts automatically', 'streaming'],
    ['Collapse posts with a subject', 'collapseMessageWithSubject'],
  ] as const)('toggles %s (%s)', async (name, setting) => {
    const { menu, user, state } = await opened(VIEW);
    await user.click(choose(menu, 'menuitemcheckbox', name));
    expect(selectSetting(state(), setting)).toBe(true);
  });

  it('links to the general tab of the settings', async () => {
    const { menu, user, dispatched } = await opened(VIEW);
    await user.click(choose(menu, 'menuitem', 'General settings'));
    expect(dispatched).toContainEqual(
      dialogOpened({ kind: 'settings', props: { mode: 'user', tab: 'general', minimized: false } }),
    );
  });
});

describe('both quick menus', () => {
  it('are navigable by keyboard, and return the focus', async () => {
    const { menu, user, state } = await opened(VIEW);
    const button = screen.getByRole('button', { name: VIEW });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getByRole('menuitemradio', { name: 'Tree' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(selectSetting(state(), 'mentionLinkShowAvatar')).toBe(true);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'General settings' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('show changes made elsewhere at once', async () => {
    const { menu, dispatch } = await opened(FILTER);
    dispatch(settingChanged({ name: 'muteBotStatuses', value: true }));
    expect(choose(menu, 'menuitemcheckbox', 'Mute bot posts')).toBeChecked();
  });
});

describe('the order of replies', () => {
  const orders = ['Oldest first', "Author's replies first", 'Most replies first'];

  it('is chosen where a tree is shown, and kept', async () => {
    const { menu, open, user, state } = await opened(VIEW, true);
    expect(within(menu).queryByRole('group', { name: 'Order of replies' })).toBeNull();
    await user.click(choose(menu, 'menuitemradio', 'Tree'));
    const group = within(await open()).getByRole('group', { name: 'Order of replies' });
    expect(
      within(group)
        .getAllByRole('menuitemradio')
        .map((item) => item.textContent),
    ).toEqual(orders);
    expect(choose(group, 'menuitemradio', orders[0]!)).toBeChecked();
    await user.click(choose(group, 'menuitemradio', orders[2]!));
    expect(selectSetting(state(), 'threadOrder')).toBe('answers');
  });

  it('is not offered beside a timeline', async () => {
    const { menu, open, user } = await opened(VIEW);
    await user.click(choose(menu, 'menuitemradio', 'Tree'));
    expect(within(await open()).queryByRole('group', { name: 'Order of replies' })).toBeNull();
  });
});
