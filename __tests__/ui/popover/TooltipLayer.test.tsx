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
  it("replaces the browser's tooltip on hover, and closes when the pointer leaves", async () => {
    const { user } = renderUi(page());
    const button = screen.getByRole('button', { name: 'Search' });
    await user.hover(button);
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Search');
    expect(button).not.toHaveAttribute('title');
    await user.hover(screen.getByText('plain'));
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    expect(button).toHaveAttribute('title', 'Search');
  });

  it.each([
    ['a mouse is over', false, ['Search']],
    ['a finger has pressed', true, []],
  ])('begins with what %s, unless that only remains hovered', (_, noHover, shown) => {
    const matchMedia = jest.fn(() => ({ matches: noHover }));
    Object.assign(window, { matchMedia });
    const all = Document.prototype.querySelectorAll;
    const search = jest.spyOn(document, 'querySelectorAll').mockImplementation((selector) =>
      // jsdom knows no pointer.
      all.call(document, selector.replace('[data-tip]:hover', 'button[data-tip="Search"]')),
    );
    try {
      renderUi(page());
      const tooltips = screen.queryAllByRole('tooltip', { hidden: true });
      expect(tooltips.map(({ textContent }) => textContent)).toEqual(shown);
      expect(matchMedia).toHaveBeenCalledWith('(hover: none)');
    } finally {
      search.mockRestore();
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  it('exposes nothing outside of the landmarks while it is open', async () => {
    const { user } = renderUi(<main>{page()}</main>);
    await user.hover(screen.getByRole('button', { name: 'Search' }));
    const tooltip = screen.getByRole('tooltip', { hidden: true });
    expect(tooltip).toHaveTextContent('Search');
    // The tooltip lies outside of the landmarks, so it must be hidden from screen readers.
    expect(tooltip.closest('main')).toBeNull();
    expect(screen.queryByRole('tooltip')).toBeNull();
    const { violations } = await axe.run(document.body, { runOnly: ['region'] });
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });

  it('stays open while the pointer is on it', async () => {
    const { user } = renderUi(page());
    await user.hover(screen.getByRole('button', { name: 'Search' }));
    await user.hover(within(screen.getByRole('tooltip', { hidden: true })).getByText('Search'));
    expect(screen.getByRole('tooltip', { hidden: true })).toBeInTheDocument();
  });

  it('opens on keyboard focus, also for elements inside a link', async () => {
    const { user } = renderUi(page());
    await user.tab();
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Search');
    await user.tab();
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Saturday');
    await user.tab();
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  it('closes by Escape and by a press', async () => {
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

  it('stays closed after a press until the pointer has left', async () => {
    const { user } = renderUi(page());
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    // The content under the resting pointer changed, so the browser fires pointerover again.
    fireEvent.pointerOver(button.firstElementChild ?? button);
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    await user.hover(screen.getByText('plain'));
    await user.hover(button);
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Search');
  });

  it('does not open on touch', () => {
    renderUi(page());
    const button = screen.getByRole('button', { name: 'Search' });
    fireEvent(
      button,
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }),
    );
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    expect(button).toHaveAttribute('title', 'Search');
  });

  it('does not show a reason again that has been removed meanwhile', async () => {
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
