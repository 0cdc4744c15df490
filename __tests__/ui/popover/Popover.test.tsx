import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderUi } from '@support/renderUi';
import { Button } from '@/ui/buttons/Button';
import { Popover } from '@/ui/popover/Popover';

function WithPopover({ label, children }: { label: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={setAnchor} expanded={open} onPress={() => setOpen(!open)}>
        {label}
      </Button>
      {open && (
        <Popover anchor={anchor} label={`${label} panel`} onClose={() => setOpen(false)}>
          {children}
        </Popover>
      )}
    </>
  );
}

const page = (
  <WithPopover label="Emoji">
    <input aria-label="Search" />
    <WithPopover label="Skin">
      <Button>Dark</Button>
    </WithPopover>
  </WithPopover>
);

describe('Popover', () => {
  it('takes the focus, and returns it when Tab leaves it', async () => {
    const { user } = renderUi(page);
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    expect(screen.getByRole('dialog', { name: 'Emoji panel' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skin' })).toHaveFocus();
    await user.tab();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Emoji' })).toHaveFocus();
  });

  it('stays open for presses in overlays opened from it', async () => {
    const { user } = renderUi(page);
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    await user.click(screen.getByRole('button', { name: 'Skin' }));
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
  });

  it('closes one at a time by Escape, the topmost first', async () => {
    const { user } = renderUi(page);
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    await user.click(screen.getByRole('button', { name: 'Skin' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Emoji panel' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Skin' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves the focus alone if it is not interactive', () => {
    const anchor = document.createElement('button');
    document.body.append(anchor);
    anchor.focus();
    const card = (
      <Popover anchor={anchor} label="Card" takesFocus={false} onClose={() => undefined}>
        <Button>Follow</Button>
      </Popover>
    );
    renderUi(card);
    expect(anchor).toHaveFocus();
    anchor.remove();
  });

  it('SHELL-15 stays inside the window, and moves with its anchor', async () => {
    const anchor = document.createElement('button');
    document.body.append(anchor);
    let at = { left: 2, right: 42, top: 10, bottom: 30 };
    anchor.getBoundingClientRect = () => at as DOMRect;
    Object.defineProperty(document.documentElement, 'clientWidth', {
      value: 800,
      configurable: true,
    });
    renderUi(
      <Popover anchor={anchor} label="Card" onClose={() => undefined}>
        text
      </Popover>,
    );
    const { style } = screen.getByRole('dialog');
    expect([style.left, style.top]).toEqual(['10px', '50px']);
    at = { left: 200, right: 240, top: 300, bottom: 330 };
    window.dispatchEvent(new Event('scroll'));
    expect([style.left, style.top]).toEqual(['200px', '334px']);
    anchor.remove();
  });
});
