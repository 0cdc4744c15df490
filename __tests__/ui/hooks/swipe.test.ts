import { SWIPE_THRESHOLD, swipeDirection } from '@/ui/hooks/swipe';

describe('swipeDirection', () => {
  it('SHELL-16 needs 30 px for a swipe by default, and 50 if asked', () => {
    expect(SWIPE_THRESHOLD).toBe(30);
    expect(swipeDirection(29, 0)).toBeNull();
    expect(swipeDirection(30, 0)).toBe('end');
    expect(swipeDirection(49, 0, { threshold: 50 })).toBeNull();
    expect(swipeDirection(50, 0, { threshold: 50 })).toBe('end');
  });

  it.each([
    [40, 10, false, 'end'],
    [-40, 10, false, 'start'],
    [40, 10, true, 'start'],
    [-40, 10, true, 'end'],
    [10, 40, false, 'down'],
    [10, -40, true, 'up'],
  ] as const)('takes (%d, %d) with right-to-left %s as: %s', (dx, dy, rightToLeft, direction) => {
    expect(swipeDirection(dx, dy, { rightToLeft })).toBe(direction);
  });
});
