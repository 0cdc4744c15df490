import { act, screen, waitFor } from '@testing-library/react';
import { renderUi } from '@support/renderUi';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { ListFooter } from '@/ui/list/ListFooter';

const { scrollTo, watched, margins } = useFakeIntersectionObserver();

/** Two rows and the footer below them. */
const below = (state: 'more' | 'loading' | 'gone') => (
  <>
    <div role="feed">
      <article tabIndex={0}>First</article>
      <div role="presentation">
        <article tabIndex={0}>
          Last <a href="/u" tabIndex={-1} />
        </article>
      </div>
    </div>
    {state !== 'gone' && <ListFooter state={state} onMore={() => undefined} whenReached={false} />}
  </>
);

describe('ListFooter', () => {
  it('TL-22 has a link for more, a spinner meanwhile, and a retry button after a failure', async () => {
    const onMore = jest.fn();
    const { user, rerender } = renderUi(<ListFooter state="more" onMore={onMore} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(onMore).toHaveBeenCalledTimes(1);

    rerender(<ListFooter state="loading" onMore={onMore} />);
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    rerender(<ListFooter state="failed" onMore={onMore} />);
    expect(screen.getByRole('alert')).toHaveTextContent('An error occured');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onMore).toHaveBeenCalledTimes(2);

    rerender(<ListFooter state="failed" busy onMore={onMore} />);
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('requests more when it is reached, and only then', () => {
    const onMore = jest.fn();
    const { rerender } = renderUi(<ListFooter state="more" onMore={onMore} />);
    scrollTo(false);
    expect(onMore).not.toHaveBeenCalled();
    scrollTo(true);
    expect(onMore).toHaveBeenCalledTimes(1);
    rerender(<ListFooter state="failed" onMore={onMore} />);
    scrollTo(true);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('TL-23 is reached 750 px above the bottom, and requests at most once in 200 ms', () => {
    jest.useFakeTimers();
    try {
      const onMore = jest.fn();
      const { rerender } = renderUi(<ListFooter state="more" onMore={onMore} />);
      expect(margins()).toEqual(['0px 0px 750px']);
      for (let turn = 0; turn < 5; turn += 1) {
        scrollTo(true);
        scrollTo(false);
      }
      expect(onMore).toHaveBeenCalledTimes(1);
      // The page that was loaded was short, so the end is still near.
      rerender(<ListFooter state="loading" onMore={onMore} />);
      rerender(<ListFooter state="more" onMore={onMore} />);
      scrollTo(true);
      act(() => jest.advanceTimersByTime(199));
      expect(onMore).toHaveBeenCalledTimes(1);
      act(() => jest.advanceTimersByTime(1));
      expect(onMore).toHaveBeenCalledTimes(2);
      scrollTo(true);
      scrollTo(false);
      act(() => jest.advanceTimersByTime(1_000));
      expect(onMore).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits for a press if reaching it is not enough', () => {
    const onMore = jest.fn();
    renderUi(
      <ListFooter state="more" onMore={onMore} whenReached={false} moreLabel="Load older posts" />,
    );
    expect(screen.getByRole('button', { name: 'Load older posts' })).toBeInTheDocument();
    expect(watched()).toBe(0);
  });

  it.each(['loading', 'gone'] as const)(
    'hands the focus of the button that goes away to the last row (%s)',
    async (next) => {
      const { rerender } = renderUi(below('more'));
      act(() => screen.getByRole('button', { name: 'More' }).focus());
      rerender(below(next));
      await waitFor(() => expect(screen.getByText('Last')).toHaveFocus());
    },
  );

  it('hands the focus on before the rows come that a press asks for', async () => {
    const { user } = renderUi(below('more'));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByText('Last')).toHaveFocus();
  });

  it('leaves a focus that is elsewhere', async () => {
    const { rerender } = renderUi(below('more'));
    act(() => screen.getByText('First').focus());
    rerender(below('loading'));
    await act(() => Promise.resolve());
    expect(screen.getByText('First')).toHaveFocus();
  });

  it('marks the end', () => {
    renderUi(<ListFooter state="end" onMore={() => undefined} end="No more posts" />);
    expect(screen.getByText('No more posts')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
