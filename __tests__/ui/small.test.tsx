import { screen } from '@testing-library/react';
import { renderUi } from '@support/renderUi';
import { Badge } from '@/ui/feedback/Badge';
import { Collapsible } from '@/ui/structure/Collapsible';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { FileSize } from '@/ui/text/FileSize';
import { NumberText } from '@/ui/text/NumberText';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SkipLink } from '@/ui/structure/SkipLink';
import { Spinner } from '@/ui/feedback/Spinner';
import { UserName } from '@/ui/text/UserName';

describe('Badge', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1_000_000, '99+'],
  ])('shows %d as "%s"', (count, text) => {
    const { container } = renderUi(<Badge count={count} />);
    expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
    expect(container.textContent).toBe(text);
  });

  it('names what is counted', () => {
    renderUi(<Badge count={3} label="3 unread" />);
    expect(screen.getByText('3 unread')).toBeInTheDocument();
    expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('NumberText', () => {
  it.each([
    [0, '0', null],
    [999, '999', null],
    [1_000, '1K', '1,000'],
    [1_234, '1.2K', '1,234'],
    [1_000_000, '1M', '1,000,000'],
  ])('shows %d as %s, with the full number as title: %s', (value, text, title) => {
    renderUi(<NumberText value={value} />);
    expect(screen.getByText(text).getAttribute('title')).toBe(title);
  });

  it('abbreviates as the language does', () => {
    renderUi(<NumberText value={1_234_567} />, { locale: 'de' });
    expect(screen.getByText(/1,2\sMio\./)).toHaveAttribute('title', '1.234.567');
  });
});

describe('FileSize', () => {
  it.each([
    [0, '0.00 B'],
    [1_500, '1.46 KiB'],
    [16 * 1024 ** 2, '16.00 MiB'],
    [1024 ** 3, '1.00 GiB'],
    [2.5 * 1024 ** 4, '2.50 TiB'],
  ])('I18N-05 writes %d bytes as %s', (bytes, text) => {
    renderUi(<FileSize bytes={bytes} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('Spinner', () => {
  it('has a name, unless its surroundings have one', () => {
    const { rerender } = renderUi(<Spinner />);
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
    rerender(<Spinner decorative />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('Skeleton', () => {
  it('is hidden from screen readers and has as many rows as asked for', () => {
    const { container } = renderUi(<Skeleton shape="status" count={3} />);
    const skeleton = container.firstElementChild;
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    expect(skeleton?.children).toHaveLength(3);
  });
});

describe('UserName', () => {
  it('isolates the name and the handle from each other', () => {
    renderUi(<UserName name="עדה" handle="@ada@home.example" />);
    expect(screen.getByText('עדה').tagName).toBe('BDI');
    expect(screen.getByText('@ada@home.example')).toHaveAttribute('dir', 'ltr');
  });
});

describe('EmptyState and ErrorState', () => {
  it('explains an empty place and offers an action', () => {
    renderUi(<EmptyState action={<button type="button">Find people</button>}>Nobody.</EmptyState>);
    expect(screen.getByText('Nobody.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Find people' })).toBeInTheDocument();
  });

  it('shows what failed and why, and retries', async () => {
    const onRetry = jest.fn();
    const { user, rerender } = renderUi(
      <ErrorState detail="Bad gateway" onRetry={onRetry}>
        The timeline could not be loaded.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The timeline could not be loaded.Bad gateway',
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<ErrorState>Gone.</ErrorState>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('Collapsible', () => {
  it('shows and hides its contents, keeping their state', async () => {
    const { user } = renderUi(
      <Collapsible title="Lists">
        <input aria-label="Filter" />
      </Collapsible>,
    );
    const button = screen.getByRole('button', { name: 'Lists', expanded: false });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button);
    await user.type(screen.getByRole('textbox'), 'abc');
    await user.click(button);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button);
    expect(screen.getByRole('textbox')).toHaveValue('abc');
  });

  it('can be controlled by its owner', async () => {
    const onToggle = jest.fn();
    const { user } = renderUi(
      <Collapsible title="Lists" open={false} onToggle={onToggle}>
        text
      </Collapsible>,
    );
    await user.click(screen.getByRole('button', { name: 'Lists' }));
    expect(onToggle.mock.calls).toEqual([[true]]);
    expect(screen.getByRole('button', { expanded: false })).toBeInTheDocument();
  });
});

describe('ScreenHeading', () => {
  it("is the page's heading, with a back button and actions", async () => {
    const onBack = jest.fn();
    const { user } = renderUi(
      <ScreenHeading
        title="Conversation"
        onBack={onBack}
        actions={[
          <button key="more" type="button">
            More
          </button>,
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Conversation');
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

describe('SkipLink', () => {
  it('comes first and moves the focus to the contents, without changing the address', async () => {
    const { user } = renderUi(
      <>
        <SkipLink target="content">Skip to main content</SkipLink>
        <button type="button">Menu</button>
        <main id="content" tabIndex={-1}>
          text
        </main>
      </>,
    );
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
