/** Computes the blurhash of a picture, which clients show while it loads. */
import type { Canvas } from './canvas';

const DIGITS =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';
/** The number of components across and down. */
const ACROSS = 4;
const DOWN = 3;

type Part = readonly [red: number, green: number, blue: number];

/** The blurhash of a picture; one of about thirty pixels' width is enough. */
export function blurhash(canvas: Canvas): string {
  const parts: Part[] = [];
  for (let down = 0; down < DOWN; down += 1) {
    for (let across = 0; across < ACROSS; across += 1) parts.push(partOf(canvas, across, down));
  }
  const [average = [0, 0, 0], ...others] = parts;
  const greatest = Math.max(...others.flat().map(Math.abs));
  const scale = Math.max(0, Math.min(82, Math.floor(greatest * 166 - 0.5)));
  const most = (scale + 1) / 166;
  return [
    written(ACROSS - 1 + (DOWN - 1) * 9, 1),
    written(scale, 1),
    written(
      average.map(toByte).reduce((sum, byte) => sum * 256 + byte, 0),
      4,
    ),
    ...others.map((part) =>
      written(
        part.map((value) => toStep(value / most)).reduce((sum, step) => sum * 19 + step, 0),
        2,
      ),
    ),
  ].join('');
}

/** The share of a wave of this length in each colour. */
function partOf({ width, height, channels, pixels }: Canvas, across: number, down: number): Part {
  let [red, green, blue] = [0, 0, 0];
  const waves = waveOf(across, width);
  const rows = waveOf(down, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wave = (waves[x] ?? 0) * (rows[y] ?? 0);
      const place = (y * width + x) * channels;
      red += wave * (linear[pixels[place] ?? 0] ?? 0);
      green += wave * (linear[pixels[place + 1] ?? 0] ?? 0);
      blue += wave * (linear[pixels[place + 2] ?? 0] ?? 0);
    }
  }
  const share = (across === 0 && down === 0 ? 1 : 2) / (width * height);
  return [red * share, green * share, blue * share];
}

const waveOf = (count: number, length: number): Float64Array =>
  Float64Array.from({ length }, (_none, at) => Math.cos((Math.PI * count * at) / length));

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The light of each byte. */
const linear = Float64Array.from({ length: 256 }, (_none, byte) => toLinear(byte));

function toByte(light: number): number {
  const value = Math.min(1, Math.max(0, light));
  const seen = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(seen * 255);
}

const toStep = (value: number): number =>
  Math.max(0, Math.min(18, Math.floor(Math.sign(value) * Math.sqrt(Math.abs(value)) * 9 + 9.5)));

function written(value: number, length: number): string {
  return Array.from({ length }, (_none, at) =>
    DIGITS.charAt(Math.floor(value / 83 ** (length - 1 - at)) % 83),
  ).join('');
}
