/**
 * Whether a film has no sound. Browsers know by names of their own, some of them only once it has
 * played; where none is known, it may have.
 */
interface SoundIndicators {
  mozHasAudio?: boolean;
  audioTracks?: { length: number };
  webkitAudioDecodedByteCount?: number;
}

export function isSilent(video: HTMLVideoElement & SoundIndicators): boolean {
  return (
    video.mozHasAudio === false ||
    video.audioTracks?.length === 0 ||
    video.webkitAudioDecodedByteCount === 0
  );
}
