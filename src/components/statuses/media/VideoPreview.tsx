/** What stands for a film before it plays. */
import { useState, type SyntheticEvent } from 'react';
import type { Attachment } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { BrokenPicture } from './Picture';
import styles from './Gallery.module.css';

/** Seconds: many films begin in the dark. */
const PREVIEW_AT = 0.5;

/** The server's picture of it; else the film itself, shortly after its beginning. */
export function VideoPreview({ file: { url, thumbUrl } }: { file: Attachment }) {
  const [pictureFailed, setPictureFailed] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed || url === null) return <BrokenPicture />;
  if (thumbUrl !== null && thumbUrl !== url && !pictureFailed) {
    return (
      <img
        className={styles.picture}
        src={thumbUrl}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setPictureFailed(true)}
      />
    );
  }
  return (
    <video
      className={styles.picture}
      src={`${url}#t=${String(PREVIEW_AT)}`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden
      onLoadedMetadata={seekToPreview}
      onError={() => setFailed(true)}
    />
  );
}

/** Not every browser minds the time in the address. */
function seekToPreview({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) {
  if (film.currentTime < PREVIEW_AT) film.currentTime = PREVIEW_AT;
}

/** A film in place of an animated picture. The button around it says when it moves. */
export function SilentLoop({ file: { url } }: { file: Attachment }) {
  const { stopGifs } = useDisplayPreferences();
  const [failed, setFailed] = useState(false);
  if (failed || url === null) return <BrokenPicture />;
  return (
    <video
      className={styles.picture}
      src={url}
      preload="metadata"
      loop
      muted
      playsInline
      autoPlay={!stopGifs}
      tabIndex={-1}
      aria-hidden
      onError={() => setFailed(true)}
    />
  );
}
