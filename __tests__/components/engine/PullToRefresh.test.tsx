import { fireEvent, screen } from '@testing-library/react';
import { PullToRefresh } from '@/components/engine/PullToRefresh';
import { renderUi } from '@support/renderUi';

const sign = () => document.querySelector('[data-pull-area] > *');

function show(busy = false) {
  const onRefresh = jest.fn();
  const page = (going: boolean) => (
    <main>
      <PullToRefresh busy={going} onRefresh={onRefresh} />
      <p>Posts</p>
      <section role="dialog" aria-label="Over it">
        <p>Menu</p>
      </section>
    </main>
  );
  const { rerender } = renderUi(page(busy));
  return { onRefresh, go: (going: boolean) => rerender(page(going)) };
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY });
const touches = (...points: ReturnType<typeof at>[]) => ({ touches: points });

function pull(dx: number, dy: number, on = 'Posts') {
  const target = screen.getByText(on);
  fireEvent.touchStart(target, touches(at(100, 100)));
  fireEvent.touchMove(target, touches(at(100 + dx / 2, 100 + dy / 2)));
  fireEvent.touchMove(target, touches(at(100 + dx, 100 + dy)));
  const shown = sign() !== null;
  fireEvent.touchEnd(target, touches());
  return shown;
}

describe('pulling a list down', () => {
  afterEach(() => Object.assign(window, { scrollY: 0 }));

  it('shows a sign that screen readers do not meet, and refreshes if it is far enough', () => {
    const { onRefresh, go } = show();
    expect(pull(0, 60)).toBe(true);
    expect(sign()).toBeNull();
    expect(onRefresh).not.toHaveBeenCalled();
    expect(pull(10, 160)).toBe(true);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    go(true);
    expect(sign()).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
    go(false);
    expect(sign()).toBeNull();
  });

  it('shows nothing while something else refreshes', () => {
    show(true);
    expect(sign()).toBeNull();
  });

  it.each([
    ['up', () => pull(0, -160)],
    ['aside', () => pull(200, 160)],
    ['in a dialog over it', () => pull(0, 160, 'Menu')],
    [
      'further down the page',
      () => {
        Object.assign(window, { scrollY: 40 });
        return pull(0, 160);
      },
    ],
    [
      'with two fingers',
      () => {
        const target = screen.getByText('Posts');
        fireEvent.touchStart(target, touches(at(0, 0), at(50, 0)));
        fireEvent.touchMove(target, touches(at(0, 160), at(50, 160)));
        fireEvent.touchEnd(target, touches());
        return false;
      },
    ],
  ])('means nothing %s', (_where, move) => {
    const { onRefresh } = show();
    expect(move()).toBe(false);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('is over when the browser takes the finger', () => {
    const { onRefresh } = show();
    const target = screen.getByText('Posts');
    fireEvent.touchStart(target, touches(at(100, 100)));
    fireEvent.touchMove(target, touches(at(100, 300)));
    expect(sign()).toBeInTheDocument();
    fireEvent.touchCancel(target, touches());
    expect(sign()).toBeNull();
    fireEvent.touchEnd(target, touches());
    expect(onRefresh).not.toHaveBeenCalled();
  });
});
