/** Encodes a picture as PNG: eight bits per channel, with or without transparency. */
import { deflateSync } from 'node:zlib';
import type { Canvas } from './canvas';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const TRUE_COLOUR = 2;
const TRUE_COLOUR_ALPHA = 6;
/** Stores each row as differences from the pixel to the left, which compresses well. */
const FILTER_LEFT = 1;

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

export function encodePng(canvas: Canvas): Uint8Array {
  const { width, height, channels, pixels } = canvas;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 4 ? TRUE_COLOUR_ALPHA : TRUE_COLOUR, 0, 0, 0], 8);
  const stride = width * channels;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * stride;
    const to = y * (stride + 1);
    rows[to] = FILTER_LEFT;
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : (pixels[from + x - channels] ?? 0);
      rows[to + 1 + x] = (pixels[from + x] ?? 0) - left;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(checksum(body), body.length + 4);
  return frame;
}

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
