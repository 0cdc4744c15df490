import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@support/renderUi';
import { Dialog } from '@/ui/dialog/Dialog';
import { MoreIcon } from '@/ui/icons/icons';
import { MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';

function Actions({ onSelect = () => undefined }: { onSelect?: (what: string) => void }) {
  return (
    <MenuButton label="More actions" icon={MoreIcon}>
      <MenuItem onSelect={() => onSelect('bookmark')}>Bookmark</MenuItem>
      <MenuItem checked onSelect={() => onSelect('mute')}>
        Mute conversation
      </MenuItem>
      <MenuItem disabledReason="Not yours" onSelect={() => onSelect('edit')}>
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onSelect('block')}>
        Block
      </MenuItem>
    </MenuButton>
  );
}

const button = () => screen.getByRole('button', { name: 'More actions' });
const active = () => document.activeElement;

describe('MenuButton', () => {
  it('opens by a press with the focus on its first item, and names the menu', async () => {
    const { user } = renderUi(<Actions />);
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('menu', { name: 'More actions' });
    expect(button()).toHaveAttribute('aria-controls', menu.id);
    expect(active()).toHaveAccessibleName('Bookmark');
    expect(screen.getByRole('menuitemcheckbox', { checked: true })).toHaveAccessibleName(
      'Mute conversation',
    );
  });

  it.each([
    ['{ArrowDown}', 'Bookmark'],
    ['{ArrowUp}', 'Block'],
  ])('opens by keyboard with %s on %s', async (key, item) => {
    const { user } = renderUi(<Actions />);
    await user.tab();
    await user.keyboard(key);
    expect(active()).toHaveAccessibleName(item);
  });

  it.each([
    ['{ArrowDown}', 'Mute conversation'],
    ['{ArrowUp}', 'Block'],
    ['{End}', 'Block'],
    ['{End}{ArrowDown}', 'Bookmark'],
    ['{End}{Home}', 'Bookmark'],
    ['e', 'Edit'],
    ['b', 'Block'],
    ['bl', 'Block'],
    ['mute c', 'Mute conversation'],
    ['z', 'Bookmark'],
  ])('moves the focus with %s to %s', async (keys, item) => {
    const { user } = renderUi(<Actions />);
    await user.click(button());
    await user.keyboard(keys);
    expect(active()).toHaveAccessibleName(item);
  });

  it('runs the chosen item after it has closed and the focus is back', async () => {
    const told: unknown[] = [];
    const { user } = renderUi(<Actions onSelect={(what) => told.push(what)} />);
    await user.click(button());
    await user.keyboard('{End}{Enter}');
    expect(told).toEqual(['block']);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('stays open while items are toggled, by pointer and keyboard', async () => {
    const told: unknown[] = [];
    const { user } = renderUi(<Actions onSelect={(what) => told.push(what)} />);
    await user.click(button());
    await user.click(screen.getByRole('menuitemcheckbox'));
    await user.keyboard('{Enter}');
    expect(told).toEqual(['mute', 'mute']);
    expect(active()).toHaveAccessibleName('Mute conversation');
    await user.keyboard('{Home}{Enter}');
    expect(told).toEqual(['mute', 'mute', 'bookmark']);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('ignores disabled items, and says why', async () => {
    const onSelect = jest.fn();
    const { user } = renderUi(<Actions onSelect={onSelect} />);
    await user.click(button());
    const edit = screen.getByRole('menuitem', { name: 'Edit' });
    expect(edit).toHaveAttribute('title', 'Not yours');
    await user.click(edit);
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it.each(['{Escape}', '{Tab}'])('closes with %s and returns the focus', async (key) => {
    const { user } = renderUi(<Actions />);
    await user.click(button());
    await user.keyboard(key);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes by a press on its button, and by one elsewhere', async () => {
    const { user } = renderUi(
      <>
        <Actions />
        <p>elsewhere</p>
      </>,
    );
    await user.click(button());
    await user.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(button());
    await user.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leaves the surrounding dialog open when Escape closes it', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(
      <Dialog title="Settings" onClose={onClose}>
        <Actions />
      </Dialog>,
    );
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('returns the focus to its button after a dialog that an item opened', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Actions onSelect={() => setOpen(true)} />
          {open && (
            <Dialog title="Report" onClose={() => setOpen(false)}>
              <input aria-label="Comment" />
            </Dialog>
          )}
        </>
      );
    }
    const { user } = renderUi(<Page />);
    await user.click(button());
    await user.keyboard('{End}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });
});
