/** A playing video with the browser's controls, looping if the user wants that. */
import type { SyntheticEvent } from 'react';
import type { Attachment } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { isSilent } from '@/lib/files/silentVideo';

interface Props {
  file: Attachment;
  className?: string;
  label?: string;
  onPlay?: () => void;
  onPause?: () => void;
  onEnded?: () => void;
  onError?: () => void;
}

export function VideoPlayer({ file, className, label, onEnded, ...events }: Props) {
  const { loopVideo, loopVideoSilentOnly } = useDisplayPreferences();
  const { url, thumbUrl, meta } = file;

  // Only a video that has played is known to have no sound.
  const end = ({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) => {
    if (!loopVideo || !isSilent(film)) return onEnded?.();
    film.currentTime = 0;
    film.play().catch(() => onEnded?.());
  };

  return (
    <video
      className={className}
      src={url ?? undefined}
      poster={thumbUrl !== null && thumbUrl !== url ? thumbUrl : undefined}
      controls
      autoPlay
      playsInline
      loop={loopVideo && (meta.loops || !loopVideoSilentOnly)}
      aria-label={label}
      onEnded={end}
      {...events}
    />
  );
}
