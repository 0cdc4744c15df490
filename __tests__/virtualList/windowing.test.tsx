/** The number of rows rendered beyond the visible ones, by the height of the window. */
import { createWindowing } from '@/virtualList/windowing';
import { createRowMeasurements } from '@/virtualList/rowMeasurements';

const ids = Array.from({ length: 500 }, (_none, at) => `r${String(at)}`);
const height = window.innerHeight;
afterEach(() => {
  window.innerHeight = height;
});

describe('TL-24 the virtual list', () => {
  it.each([
    [100, 3],
    [239, 3],
    [320, 4],
    [800, 10],
    [844, 10],
    [1440, 18],
  ])('in a window %d px high renders so many extra rows on each side: %d', (pixels, extra) => {
    window.innerHeight = pixels;
    const windowing = createWindowing();
    windowing.restore({ rows: [{ id: 'r200', offset: null }] });
    const { start, end } = windowing.firstSpan(ids);
    expect(start).toBe(200 - extra);
    // At most as many rows are visible as fit at 80 px each.
    expect(end - 1 - extra).toBe(200 + Math.ceil(pixels / 80));
  });

  it('estimates 120 px for a row that was never measured', () => {
    const heights = createRowMeasurements();
    heights.setRows(ids);
    expect(heights.startOf(7)).toBe(7 * 120);
  });
});
