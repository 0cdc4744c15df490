/** A grid of pixels to paint on. Colours are [red, green, blue] from 0 to 255. */

export type Colour = readonly [red: number, green: number, blue: number];

export interface Canvas {
  width: number;
  height: number;
  /** 3, or 4 with transparency. */
  channels: 3 | 4;
  pixels: Uint8Array;
}

export function createCanvas(width: number, height: number, channels: 3 | 4 = 3): Canvas {
  return { width, height, channels, pixels: new Uint8Array(width * height * channels) };
}

function setPixel(canvas: Canvas, x: number, y: number, colour: Colour): void {
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return;
  const { pixels, channels } = canvas;
  const place = (y * canvas.width + x) * channels;
  pixels[place] = colour[0];
  pixels[place + 1] = colour[1];
  pixels[place + 2] = colour[2];
  if (channels === 4) pixels[place + 3] = 255;
}

/** Paints every pixel of a rectangle with the colour for its position. */
export function paint(canvas: Canvas, colourAt: (x: number, y: number) => Colour | null): void {
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const colour = colourAt(x, y);
      if (colour) setPixel(canvas, x, y, colour);
    }
  }
}

type Put = (from: Colour, to: Colour, share: number) => void;

/**
 * Paints a large opaque picture row by row from the left; each `put` is the next pixel, in a mix of
 * two colours. Allocates nothing per pixel, because there are a million.
 */
export function paintRows(canvas: Canvas, row: (y: number, put: Put) => void): void {
  const { pixels } = canvas;
  let place = 0;
  const put: Put = (from, to, share) => {
    const part = min(1, max(0, share));
    pixels[place] = round(from[0] + (to[0] - from[0]) * part);
    pixels[place + 1] = round(from[1] + (to[1] - from[1]) * part);
    pixels[place + 2] = round(from[2] + (to[2] - from[2]) * part);
    place += 3;
  };
  for (let y = 0; y < canvas.height; y += 1) row(y, put);
}

const { max, min, round } = Math;

export function mix(from: Colour, to: Colour, share: number): Colour {
  const part = min(1, max(0, share));
  const blend = (a: number, b: number) => round(a + (b - a) * part);
  return [blend(from[0], to[0]), blend(from[1], to[1]), blend(from[2], to[2])];
}

/** Converts hue (0 to 360), saturation and lightness (0 to 1) to a colour. */
export function hsl(hue: number, saturation: number, lightness: number): Colour {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const turn = (shift + (((hue % 360) + 360) % 360) / 30) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
