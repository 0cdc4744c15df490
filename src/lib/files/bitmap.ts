/** Encodes pixels as a BMP file in a `data:` URL. Pure arithmetic, so it needs no canvas. */
const HEAD = 54;
const BYTES = 3;

/** `pixels` are RGBA from the top; opacity is ignored. */
export function bitmapUrl(pixels: Uint8ClampedArray, width: number, height: number): string {
  const line = Math.ceil((width * BYTES) / 4) * 4;
  const file = new Uint8Array(HEAD + line * height);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, HEAD, true);
  view.setUint32(14, HEAD - 14, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, BYTES * 8, true);
  for (let y = 0; y < height; y += 1) {
    // BMP rows go from the bottom up, colours are in BGR order.
    const start = HEAD + (height - 1 - y) * line;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(from, from + BYTES);
      file.set([blue, green, red], start + x * BYTES);
    }
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...file))}`;
}
