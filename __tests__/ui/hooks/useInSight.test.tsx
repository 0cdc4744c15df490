/** Parts that are loaded later are asked for when their place comes into sight, once. */
import { useInSight } from '@/ui/hooks/useInSight';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { renderUi } from '@support/renderUi';

function Place({ onSeen }: { onSeen: () => void }) {
  return <div ref={useInSight(onSeen)} />;
}

describe('a place that is watched', () => {
  const { scrollTo, watched } = useFakeIntersectionObserver();

  it('is seen once, when it comes into sight', () => {
    const onSeen = jest.fn();
    renderUi(<Place onSeen={onSeen} />);
    scrollTo(false);
    expect(onSeen).not.toHaveBeenCalled();
    scrollTo(true);
    expect(onSeen).toHaveBeenCalledTimes(1);
    expect(watched()).toBe(0);
  });

  it('is watched no longer once it is gone', () => {
    const { unmount } = renderUi(<Place onSeen={jest.fn()} />);
    expect(watched()).toBe(1);
    unmount();
    expect(watched()).toBe(0);
  });
});

it('counts as seen at once where the browser cannot tell', () => {
  const onSeen = jest.fn();
  renderUi(<Place onSeen={onSeen} />);
  expect(onSeen).toHaveBeenCalledTimes(1);
});
