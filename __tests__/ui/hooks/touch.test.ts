import {
  isAtEdge,
  isStill,
  PULL_FAR,
  pullOf,
  pullShift,
  SWIPE_THRESHOLD,
  swipeDirection,
} from '@/ui/hooks/touch';

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

  it('is none if the way is too slanting for the caller', () => {
    expect(swipeDirection(100, 60)).toBe('end');
    expect(swipeDirection(100, 60, { slant: 2 })).toBeNull();
    expect(swipeDirection(100, 40, { slant: 2 })).toBe('end');
    expect(swipeDirection(60, 100, { slant: 2 })).toBeNull();
    expect(swipeDirection(40, 100, { slant: 2 })).toBe('down');
  });
});

it('the sides of the window are the system’s, 24 px wide', () => {
  expect([0, 23, 24, 366, 367, 390].map((x) => isAtEdge(x, 390))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});

it('a finger rests while it moves by no more than 10 px', () => {
  const from = { x: 100, y: 100 };
  expect(isStill(from, { x: 106, y: 108 })).toBe(true);
  expect(isStill(from, { x: 100, y: 111 })).toBe(false);
});

describe('pulling down', () => {
  const from = { x: 100, y: 100 };

  it.each([
    [0, 8, 'open'],
    [0, 40, 'pull'],
    [30, 40, 'pull'],
    [50, 40, 'other'],
    [0, -40, 'other'],
  ] as const)('by (%d, %d) is %s', (dx, dy, meaning) => {
    expect(pullOf(from, { x: 100 + dx, y: 100 + dy })).toBe(meaning);
  });

  it('moves its sign half as far as the finger, up to a limit, and never up', () => {
    const shifts = [-50, 0, 60, 2 * PULL_FAR, 800].map((dy) =>
      pullShift(from, { x: 100, y: 100 + dy }),
    );
    expect(shifts).toEqual([0, 0, 30, PULL_FAR, 84]);
  });
});
