/** Painting large areas gives the same pixels as mixing each colour on its own. */
import { createCanvas, mix, paint, paintRows, type Colour } from '@/demo/pictures/canvas';

const from: Colour = [255, 10, 0];
const to: Colour = [20, 200, 131];

it('rows are painted like single pixels, also outside both colours', () => {
  const share = (x: number, y: number) => (x - 2) / 6 + y / 7;
  const single = createCanvas(11, 5);
  paint(single, (x, y) => mix(from, to, share(x, y)));
  const rows = createCanvas(11, 5);
  paintRows(rows, (y, put) => {
    for (let x = 0; x < 11; x += 1) put(from, to, share(x, y));
  });
  expect([...rows.pixels]).toEqual([...single.pixels]);
  expect(new Set(rows.pixels).size).toBeGreaterThan(10);
});
