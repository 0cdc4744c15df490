import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '@support/renderUi';
import type { SwipeDirection } from '@/ui/hooks/touch';
import { useSwipe } from '@/ui/hooks/useSwipe';

interface AreaProps {
  onSwipe: (direction: SwipeDirection) => void;
  threshold?: number;
  withoutEdges?: boolean;
  dir?: 'rtl';
}

function Area({ onSwipe, threshold, withoutEdges, dir }: AreaProps) {
  const handlers = useSwipe(
    (direction) => {
      onSwipe(direction);
      return true;
    },
    { threshold, withoutEdges },
  );
  return (
    <div dir={dir} {...handlers}>
      <p>text</p>
      <textarea defaultValue="typed" />
      <pre style={{ overflowX: 'auto' }}>wide</pre>
    </div>
  );
}

const finger = (clientX: number, clientY = 0) => ({ clientX, clientY });

function swipe(name: string, from: number, to: number, fingers = 1) {
  const target = screen.getByText(name);
  fireEvent.touchStart(target, { touches: Array.from({ length: fingers }, () => finger(from)) });
  fireEvent.touchEnd(target, { changedTouches: [finger(to, 5)] });
}

describe('useSwipe', () => {
  it('reports the direction of a swipe, and nothing for shorter moves', () => {
    const onSwipe = jest.fn();
    renderUi(<Area onSwipe={onSwipe} />);
    swipe('text', 0, 20);
    swipe('text', 0, 40);
    swipe('text', 0, -40);
    expect(onSwipe.mock.calls).toEqual([['end'], ['start']]);
  });

  it('accepts another threshold', () => {
    const onSwipe = jest.fn();
    renderUi(<Area onSwipe={onSwipe} threshold={50} />);
    swipe('text', 0, 49);
    expect(onSwipe).not.toHaveBeenCalled();
    swipe('text', 0, 50);
    expect(onSwipe).toHaveBeenCalledTimes(1);
  });

  it('depends on the text direction', () => {
    const onSwipe = jest.fn();
    renderUi(<Area onSwipe={onSwipe} dir="rtl" />);
    swipe('text', 0, 40);
    expect(onSwipe.mock.calls).toEqual([['start']]);
  });

  it('ignores swipes on horizontal scrollers, and leaves two-finger gestures to the browser', () => {
    const onSwipe = jest.fn();
    renderUi(<Area onSwipe={onSwipe} />);
    const wide = screen.getByText('wide');
    Object.defineProperty(wide, 'scrollWidth', { value: 500 });
    swipe('wide', 0, 40);
    swipe('text', 0, 40, 2);
    expect(onSwipe).not.toHaveBeenCalled();
  });

  it('leaves fields, the sides of the window and selected text alone', () => {
    const onSwipe = jest.fn();
    renderUi(<Area onSwipe={onSwipe} withoutEdges />);
    swipe('typed', 100, 200);
    swipe('text', 10, 200);
    swipe('text', window.innerWidth - 10, 200);
    expect(onSwipe).not.toHaveBeenCalled();
    window.getSelection()?.selectAllChildren(screen.getByText('text'));
    swipe('text', 100, 200);
    expect(onSwipe).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    swipe('text', 100, 200);
    expect(onSwipe.mock.calls).toEqual([['end']]);
  });

  it('drops a swipe that the browser took over', () => {
    const onSwipe = jest.fn();
    renderUi(<Area onSwipe={onSwipe} />);
    fireEvent.touchStart(screen.getByText('text'), { touches: [finger(0)] });
    fireEvent.touchCancel(screen.getByText('text'));
    fireEvent.touchEnd(screen.getByText('text'), { changedTouches: [finger(90)] });
    expect(onSwipe).not.toHaveBeenCalled();
  });
});
