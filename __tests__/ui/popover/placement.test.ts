import fc from 'fast-check';
import { computePosition, POPOVER_MARGINS } from '@/ui/popover/placement';

const view = { width: 1000, height: 800 };
const anchorAt = (left: number, top: number, width = 40, height = 30) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('popover placement', () => {
  it('is below the anchor, aligned with its start', () => {
    const panel = { width: 200, height: 100 };
    expect(computePosition({ anchor: anchorAt(300, 200), panel, view, gap: 4 })).toEqual({
      left: 300,
      top: 234,
      maxHeight: 800 - 5 - 230 - 4,
      side: 'below',
    });
  });

  it.each([
    ['start', false, 300],
    ['end', false, 140],
    ['center', false, 220],
    ['start', true, 140],
    ['end', true, 300],
  ] as const)('aligns with the %s of the anchor, right-to-left %s', (align, rightToLeft, left) => {
    const panel = { width: 200, height: 100 };
    const found = computePosition({ anchor: anchorAt(300, 200), panel, view, align, rightToLeft });
    expect(found.left).toBe(left);
  });

  it('is above if there is no room below, and ends at the anchor', () => {
    const panel = { width: 200, height: 300 };
    const found = computePosition({ anchor: anchorAt(300, 700), panel, view, gap: 4 });
    expect(found).toMatchObject({ side: 'above', top: 700 - 4 - 300 });
  });

  it('is on the larger side if neither fits, and scrolls', () => {
    const panel = { width: 200, height: 2000 };
    const found = computePosition({ anchor: anchorAt(300, 500), panel, view, gap: 4 });
    expect(found).toEqual({ left: 300, top: 50, maxHeight: 446, side: 'above' });
  });

  it('covers its anchor where neither side has the height that it needs at least', () => {
    const panel = { width: 200, height: 2000 };
    const low = { width: 844, height: 390 };
    const found = computePosition({ anchor: anchorAt(300, 200), panel, view: low, least: 320 });
    expect(found).toMatchObject({ top: 390 - 5 - 320, maxHeight: 320 });
    const beside = computePosition({ anchor: anchorAt(300, 200), panel, view: low });
    expect(beside.maxHeight).toBe(160);
  });

  it('SHELL-15 keeps 10 px left and right, 50 px above and 5 px below', () => {
    expect(POPOVER_MARGINS).toEqual({ top: 50, bottom: 5, inline: 10 });
    const panel = { width: 200, height: 100 };
    expect(computePosition({ anchor: anchorAt(-30, 200), panel, view }).left).toBe(10);
    expect(computePosition({ anchor: anchorAt(990, 200), panel, view }).left).toBe(1000 - 10 - 200);
    const high = { anchor: anchorAt(300, 20), panel, view, side: 'above' } as const;
    expect(computePosition(high)).toMatchObject({ side: 'below', top: 54 });
    expect(computePosition({ ...high, anchor: anchorAt(300, -400), side: 'below' }).top).toBe(50);
    const low = computePosition({ anchor: anchorAt(300, 1200), panel, view });
    expect(low.top + panel.height).toBeLessThanOrEqual(795);
  });

  it('SHELL-15 stays inside the window for any anchor, panel and window', () => {
    const size = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(
        fc.record({
          x: fc.integer({ min: -500, max: 2500 }),
          y: fc.integer({ min: -500, max: 2500 }),
          width: size(400),
          height: size(2000),
          view: fc.record({
            width: fc.integer({ min: 320, max: 2000 }),
            height: fc.integer({ min: 200, max: 1500 }),
          }),
          side: fc.constantFrom('above', 'below'),
          align: fc.constantFrom('start', 'center', 'end'),
          rightToLeft: fc.boolean(),
        }),
        ({ x, y, width, height, view: window, side, align, rightToLeft }) => {
          const panel = { width: Math.min(width, window.width - 20), height };
          const anchor = anchorAt(x, y);
          const found = computePosition({ anchor, panel, view: window, side, align, rightToLeft });
          const shown = Math.min(height, found.maxHeight);
          expect(found.left).toBeGreaterThanOrEqual(10);
          expect(found.left + panel.width).toBeLessThanOrEqual(window.width - 10);
          expect(found.top).toBeGreaterThanOrEqual(50);
          expect(found.top + shown).toBeLessThanOrEqual(window.height - 5);
        },
      ),
    );
  });
});
