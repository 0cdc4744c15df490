import { isSilent } from '@/lib/files/silentVideo';

it.each([
  [{ mozHasAudio: false }, true],
  [{ mozHasAudio: true }, false],
  [{ audioTracks: { length: 0 } }, true],
  [{ audioTracks: { length: 2 } }, false],
  [{ webkitAudioDecodedByteCount: 0 }, true],
  [{ webkitAudioDecodedByteCount: 9 }, false],
  [{}, false],
])('a video with %j is silent: %s', (told, silent) => {
  expect(isSilent(told as HTMLVideoElement)).toBe(silent);
});
