import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@support/renderUi';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Dialog } from '@/ui/dialog/Dialog';

const app = () => document.getElementById('app');

/** A page whose button opens a dialog whose button opens another. */
function Page({ onSecond = () => undefined }: { onSecond?: () => void }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((all) => all.filter((each) => each !== name));
  const show = (name: string) => setOpen((all) => [...all, name]);
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Home</h1>
        <Button onPress={() => show('first')}>Open</Button>
      </main>
      {open.includes('first') && (
        <Dialog
          title="Settings"
          onClose={() => close('first')}
          actions={<Button onPress={() => show('second')}>Reset</Button>}
        >
          <input aria-label="Name" />
        </Dialog>
      )}
      {open.includes('second') && (
        <Confirm
          question="Really reset?"
          accept="Reset all"
          tone="danger"
          level={1}
          onAccept={onSecond}
          onCancel={() => close('second')}
        >
          Nothing is left then.
        </Confirm>
      )}
    </>
  );
}

async function opened(props = {}) {
  const view = renderUi(<Page {...props} />);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  return view;
}

describe('Dialog', () => {
  it('is a named modal dialog with the focus on its first field and the rest inert', async () => {
    await opened();
    expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await waitFor(() => expect(app()).toHaveAttribute('inert'));
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it.each([
    ['Escape', async (user) => user.keyboard('{Escape}')],
    ['its button', async (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ] as [string, (user: Awaited<ReturnType<typeof opened>>['user']) => Promise<void>][])(
    'closes with %s and returns the focus to its opener',
    async (_way, close) => {
      const { user } = await opened();
      await close(user);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
      expect(app()).not.toHaveAttribute('inert');
      expect(document.documentElement.style.overflow).toBe('');
    },
  );

  it('closes by a press beside it, but not by one that only ends there', async () => {
    const { user } = await opened();
    const dialog = screen.getByRole('dialog');
    const beside = dialog.parentElement!;
    await user.pointer([
      { keys: '[MouseLeft>]', target: dialog },
      { keys: '[/MouseLeft]', target: beside },
    ]);
    expect(dialog).toBeInTheDocument();
    await user.click(beside);
    expect(dialog).not.toBeInTheDocument();
  });

  it('traps the focus, which wraps around', async () => {
    const { user } = await opened();
    const stops = ['Name', 'Reset', 'Close', 'Name'];
    for (const stop of stops) {
      expect(document.activeElement).toHaveAccessibleName(stop);
      await user.tab();
    }
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(document.activeElement).toHaveAccessibleName('Close');
    await user.tab({ shift: true });
    expect(document.activeElement).toHaveAccessibleName('Reset');
  });

  it('is inert below another dialog, and active again when that closes', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const settings = screen.getByRole('dialog', { name: 'Settings' });
    expect(settings.parentElement).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(settings).toBeInTheDocument();
    expect(settings.parentElement).not.toHaveAttribute('inert');
    await waitFor(() => expect(app()).toHaveAttribute('inert'));
    expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
  });

  it('has its position in the stack, whichever was opened last', () => {
    const dialogs = (top: number) => (
      <>
        <Dialog title="One" level={top} onClose={() => undefined}>
          1
        </Dialog>
        <Dialog title="Two" level={1} onClose={() => undefined}>
          2
        </Dialog>
      </>
    );
    const { rerender } = renderUi(dialogs(0));
    const layer = (name: string) => screen.getByRole('dialog', { name }).parentElement;
    expect(layer('One')).toHaveAttribute('inert');
    rerender(dialogs(2));
    expect(layer('One')).not.toHaveAttribute('inert');
    expect(layer('Two')).toHaveAttribute('inert');
  });

  it('keeps its contents while minimised, and makes the page usable', async () => {
    const dialog = (minimized: boolean) => (
      <Dialog title="Settings" minimized={minimized} onClose={() => undefined}>
        <input aria-label="Name" defaultValue="kept" />
      </Dialog>
    );
    const { rerender } = renderUi(dialog(false));
    rerender(dialog(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app()).not.toHaveAttribute('inert');
    rerender(dialog(false));
    expect(screen.getByRole('textbox')).toHaveValue('kept');
    expect(screen.getByRole('textbox')).toHaveFocus();
    await waitFor(() => expect(app()).toHaveAttribute('inert'));
  });

  it("moves the focus to the screen's heading if its opener is gone", () => {
    const page = (parts: { opener: boolean; dialog: boolean }) => (
      <>
        <main>
          <h1 tabIndex={-1}>Home</h1>
          {parts.opener && <button type="button">Delete</button>}
        </main>
        {parts.dialog && (
          <Dialog title="Sure" onClose={() => undefined}>
            text
          </Dialog>
        )}
      </>
    );
    const { rerender } = renderUi(page({ opener: true, dialog: false }));
    screen.getByRole('button', { name: 'Delete' }).focus();
    rerender(page({ opener: true, dialog: true }));
    rerender(page({ opener: false, dialog: true }));
    rerender(page({ opener: false, dialog: false }));
    expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  });
});

describe('Confirm', () => {
  it('asks with the safe answer first', async () => {
    const onSecond = jest.fn();
    const { user } = await opened({ onSecond });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const question = screen.getByRole('alertdialog', { name: 'Really reset?' });
    expect(question).toHaveAccessibleDescription('Nothing is left then.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(onSecond).toHaveBeenCalledTimes(1);
  });
});
