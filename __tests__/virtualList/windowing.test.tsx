/** The rows that are rendered: beyond the visible ones, and while a list grows at the top. */
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

describe('a list that grows while its top is in view', () => {
  const feed = document.createElement('div');
  let leave: () => void = jest.fn();
  afterEach(() => {
    leave();
    feed.replaceChildren();
    feed.remove();
  });

  /** Mounts the first twenty rows of the list, and waits until its place on the page is known. */
  async function mounted() {
    document.body.append(feed);
    const windowing = createWindowing();
    windowing.restore(null);
    leave = windowing.attach(feed, () => undefined);
    const chosen = { ids, start: 0, end: 20, held: [] };
    for (const id of ids.slice(0, 20)) {
      const row = document.createElement('article');
      row.tabIndex = 0;
      row.id = id;
      feed.append(row);
    }
    windowing.committed(chosen, ids.slice(0, 20), { current: false });
    await new Promise(requestAnimationFrame);
    return { windowing, chosen };
  }

  it('keeps as many rows as it had, however often something comes', async () => {
    const { windowing, chosen } = await mounted();
    let now: string[] = ids;
    for (let come = 0; come < 60; come += 1) {
      now = [`new ${String(come)}`, ...now].slice(0, 500);
      expect(windowing.carry(now, chosen)).toMatchObject({ ids: now, start: 0, end: 20 });
    }
  });

  it('holds the row that has the focus, though others push it out', async () => {
    const { windowing, chosen } = await mounted();
    document.getElementById('r18')?.focus();
    const now = ['a', 'b', 'c', ...ids];
    expect(windowing.carry(now, chosen)).toMatchObject({ start: 0, end: 20, held: ['r18'] });
  });

  it('tells each row its place, also one whose element was replaced meanwhile', async () => {
    await mounted();
    const places = () => [...feed.children].map((row) => row.getAttribute('aria-posinset'));
    const all = Array.from({ length: 20 }, (_none, at) => String(at + 1));
    expect(places()).toEqual(all);
    feed.children[7]?.replaceWith(document.createElement('article'));
    await Promise.resolve();
    expect(places()).toEqual(all);
    expect(feed.children[7]).toHaveAttribute('aria-setsize', '500');
  });
});
