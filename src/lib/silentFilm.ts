/**
 * Whether a film has no sound. Browsers know by names of their own, some of them only once it has
 * played; where none is known, it may have.
 */
interface SoundTellers {
  mozHasAudio?: boolean;
  audioTracks?: { length: number };
  webkitAudioDecodedByteCount?: number;
}

export function isSilent(film: HTMLVideoElement & SoundTellers): boolean {
  return (
    film.mozHasAudio === false ||
    film.audioTracks?.length === 0 ||
    film.webkitAudioDecodedByteCount === 0
  );
}
