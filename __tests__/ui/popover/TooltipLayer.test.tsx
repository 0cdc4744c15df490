import axe from 'axe-core';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderUi } from '@support/renderUi';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { SearchIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { TooltipLayer } from '@/ui/popover/TooltipLayer';

const page = (reason: string | null = null) => (
  <>
    <IconButton label="Search" icon={SearchIcon} />
    <a href="/notice/1">
      <time {...tooltipProps('Saturday')}>5m</time>
    </a>
    <Button disabledReason={reason}>Post</Button>
    <p>plain</p>
    <TooltipLayer />
  </>
);

describe('TooltipLayer', () => {
  it('shows on hover instead of the browser, and goes with the pointer', async () => {
    const { user } = renderUi(page());
    const button = screen.getByRole('button', { name: 'Search' });
    await user.hover(button);
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Search');
    expect(button).not.toHaveAttribute('title');
    await user.hover(screen.getByText('plain'));
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    expect(button).toHaveAttribute('title', 'Search');
  });

  it('exposes nothing outside of the landmarks while it is open', async () => {
    const { user } = renderUi(<main>{page()}</main>);
    await user.hover(screen.getByRole('button', { name: 'Search' }));
    const tooltip = screen.getByRole('tooltip', { hidden: true });
    expect(tooltip).toHaveTextContent('Search');
    // It lies beside the landmarks of the page, so only eyes may find it there.
    expect(tooltip.closest('main')).toBeNull();
    expect(screen.queryByRole('tooltip')).toBeNull();
    const { violations } = await axe.run(document.body, { runOnly: ['region'] });
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });

  it('stays while the pointer is on the tooltip itself', async () => {
    const { user } = renderUi(page());
    await user.hover(screen.getByRole('button', { name: 'Search' }));
    await user.hover(within(screen.getByRole('tooltip', { hidden: true })).getByText('Search'));
    expect(screen.getByRole('tooltip', { hidden: true })).toBeInTheDocument();
  });

  it('shows on keyboard focus, also what a link holds', async () => {
    const { user } = renderUi(page());
    await user.tab();
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Search');
    await user.tab();
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Saturday');
    await user.tab();
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  it('hides with Escape and with a press', async () => {
    const { user } = renderUi(page());
    const button = screen.getByRole('button', { name: 'Search' });
    await user.hover(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    await user.hover(screen.getByText('plain'));
    await user.hover(button);
    await user.click(button);
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  it('stays away after a press until the pointer has been elsewhere', async () => {
    const { user } = renderUi(page());
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    // What is under a pointer that rests has changed, and the browser says that the pointer is there.
    fireEvent.pointerOver(button.firstElementChild ?? button);
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    await user.hover(screen.getByText('plain'));
    await user.hover(button);
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Search');
  });

  it('keeps quiet on touch', () => {
    renderUi(page());
    const button = screen.getByRole('button', { name: 'Search' });
    fireEvent(
      button,
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }),
    );
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    expect(button).toHaveAttribute('title', 'Search');
  });

  it('does not bring back a reason that has gone in the meantime', async () => {
    const { user, rerender } = renderUi(page('Write something first'));
    const button = screen.getByRole('button', { name: 'Post' });
    await user.hover(button);
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent(
      'Write something first',
    );
    rerender(page(null));
    await user.hover(screen.getByText('plain'));
    expect(button).not.toHaveAttribute('title');
  });
});
