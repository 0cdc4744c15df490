/** The still preview of a video before it plays. */
import { useState, type SyntheticEvent } from 'react';
import type { Attachment } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { BrokenPicture } from './Picture';
import styles from './Gallery.module.css';

/** Seconds: many videos start with a dark frame. */
const PREVIEW_AT = 0.5;

/** The server's thumbnail; else a frame of the video shortly after its start. */
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

/** Not every browser supports a time in the URL fragment. */
function seekToPreview({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) {
  if (film.currentTime < PREVIEW_AT) film.currentTime = PREVIEW_AT;
}

/** A silent video that replaces an animated picture. The button around it says when it moves. */
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
