/** How many rows beyond those in sight are on the page, by the height of the window. */
import { createWindowing } from '@/virtualList/windowing';
import { createRowMeasurements } from '@/virtualList/rowMeasurements';

const ids = Array.from({ length: 500 }, (_none, at) => `r${String(at)}`);
const height = window.innerHeight;
afterEach(() => {
  window.innerHeight = height;
});

describe('TL-24 a window', () => {
  it.each([
    [100, 3],
    [239, 3],
    [320, 4],
    [800, 10],
    [844, 10],
    [1440, 18],
  ])('%d px high has so many more rows each way: %d', (pixels, extra) => {
    window.innerHeight = pixels;
    const windowing = createWindowing();
    windowing.restore({ rows: [{ id: 'r200', offset: null }] });
    const { start, end } = windowing.firstSpan(ids);
    expect(start).toBe(200 - extra);
    // In sight are at most as many as 80 px each leave room for.
    expect(end - 1 - extra).toBe(200 + Math.ceil(pixels / 80));
  });

  it('takes 120 px for the height of a row that was not seen yet', () => {
    const heights = createRowMeasurements();
    heights.setRows(ids);
    expect(heights.startOf(7)).toBe(7 * 120);
  });
});
