/** The range that is kept of a video, and whether its frames can be copied. */
import fc from 'fast-check';
import {
  cutOf,
  movedRange,
  SHORTEST_VIDEO,
  takesTrim,
  type VideoFacts,
} from '@/domain/composer/picture/videoTrim';

const facts: VideoFacts = { seconds: 10, keys: [0, 4, 8], encodes: true };

describe('a cut', () => {
  it.each([
    ['is none of the whole video', { from: 0, to: 10 }, null],
    ['copies from the first frame', { from: 0, to: 3 }, { from: 0, to: 3, copied: true }],
    ['copies from a frame that is near', { from: 3.6, to: 9 }, { from: 4, to: 9, copied: true }],
    ['encodes for a start in between', { from: 1, to: 9 }, { from: 1, to: 9, copied: false }],
    ['encodes after the last one', { from: 8.2, to: 10 }, { from: 8.2, to: 10, copied: false }],
  ])('%s', (_title, range, cut) => {
    expect(cutOf(facts, range)).toEqual(cut);
  });

  it.each([
    ['begins at the next frame', { from: 1, to: 9 }, { from: 4, to: 9, copied: true }],
    ['is impossible after the last one', { from: 8.2, to: 10 }, null],
    ['is impossible where nearly nothing is left', { from: 2, to: 4.2 }, null],
  ])('%s where the browser cannot encode', (_title, range, cut) => {
    expect(cutOf({ ...facts, encodes: false }, range)).toEqual(cut);
  });
});

it('a range stays within the video and is never empty', () => {
  const number = fc.double({ min: -5, max: 20, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 15, noNaN: true }),
      fc.array(fc.oneof(fc.record({ from: number }), fc.record({ to: number }))),
      (seconds, moves) => {
        let range = { from: 0, to: seconds };
        for (const move of moves) {
          range = movedRange(range, move, seconds);
          expect(range.from).toBeGreaterThanOrEqual(0);
          expect(range.to).toBeLessThanOrEqual(seconds);
          expect(range.to - range.from).toBeGreaterThanOrEqual(SHORTEST_VIDEO - 1e-9);
        }
      },
    ),
  );
});

it.each([
  ['video/mp4', true],
  ['video/webm;codecs=vp8', true],
  ['video/quicktime', true],
  ['audio/webm', false],
  ['image/gif', false],
])('%s can be cut: %s', (type, can) => {
  expect(takesTrim({ type })).toBe(can);
});
