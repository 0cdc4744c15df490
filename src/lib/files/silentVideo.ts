/**
 * True if a video has no sound. Each browser has its own property for it, some only after the video
 * has played; where none is known, the video may have sound.
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
