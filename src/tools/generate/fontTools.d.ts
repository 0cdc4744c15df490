/** Types for the used parts of two untyped packages. */
declare module 'svg2ttf' {
  export default function svg2ttf(
    font: string,
    options: { ts: number; version: string },
  ): { buffer: Uint8Array | number[] };
}

declare module 'wawoff2' {
  export function compress(font: Uint8Array): Promise<Uint8Array>;
}
