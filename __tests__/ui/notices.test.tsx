import { screen, waitFor, within } from '@testing-library/react';
import { renderUi } from '@support/renderUi';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/feedback/Notice';
import { NoticeRegion } from '@/ui/feedback/NoticeRegion';

describe('Notice', () => {
  it.each([
    ['error', 'alert'],
    ['warning', 'status'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('of the level %s has the role %s', (tone, role) => {
    renderUi(<Notice tone={tone}>Connection lost</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('Connection lost');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is removed by its button', async () => {
    const onDismiss = jest.fn();
    const { user } = renderUi(
      <Notice tone="info" onDismiss={onDismiss}>
        Saved
      </Notice>,
    );
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe('NoticeRegion', () => {
  it('has a name, and stays usable while a dialog makes the page inert', async () => {
    renderUi(
      <>
        <NoticeRegion>
          <Notice tone="error">Failed</Notice>
        </NoticeRegion>
        <Dialog title="Settings" onClose={() => undefined}>
          text
        </Dialog>
      </>,
    );
    const region = screen.getByRole('region', { name: 'Notices' });
    expect(within(region).getByRole('alert')).toHaveTextContent('Failed');
    expect(region.closest('[inert]')).toBeNull();
    await waitFor(() => expect(document.getElementById('app')).toHaveAttribute('inert'));
  });
});
