/** Draws a row of readable digits for captchas, with a font of five by seven dots. */
import { createCanvas, paint, type Colour } from './canvas';
import { encodePng } from './png';

/** The rows of each digit from the top, five bits each. */
const font: readonly (readonly number[])[] = [
  [14, 17, 19, 21, 25, 17, 14],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 2, 4, 8, 31],
  [31, 2, 4, 2, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [6, 8, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 8, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 2, 12],
];

const DOT = 6;
const CELL = 7 * DOT;
const MARGIN = 2 * DOT;
const INK: Colour = [40, 60, 90];
const PAPER: Colour = [244, 240, 230];

export function drawCaptcha(digits: string): Uint8Array {
  const canvas = createCanvas(digits.length * CELL + MARGIN, 7 * DOT + 3 * MARGIN);
  paint(canvas, (x, y) => {
    const place = Math.floor((x - MARGIN) / CELL);
    // Every other digit stands a little lower.
    const row = Math.floor((y - MARGIN - (place % 2) * DOT) / DOT);
    const column = Math.floor(((x - MARGIN) % CELL) / DOT);
    const bits = font[Number(digits[place])]?.[row] ?? 0;
    return x >= MARGIN && column < 5 && bits & (16 >> column) ? INK : PAPER;
  });
  return encodePng(canvas);
}
