/**
 * A video in its box. Its preview opens the viewer; the button in its corner plays it in place,
 * unless the user wants videos to open in the viewer. One that replaces an animated picture acts
 * like a picture.
 */
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { playingTime } from '@/lib/time/playingTime';
import { Icon } from '@/ui/icons/Icon';
import { MaximizeIcon, PlayIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { AltTextBadge } from './AltTextBadge';
import { VideoPlayer } from './VideoPlayer';
import { VideoPreview, SilentLoop } from './VideoPreview';
import { openLabel, playLabel } from './mediaLabels';
import type { TileProps } from './PictureTile';
import { usePlayingCard } from './usePlayingCard';
import styles from './Gallery.module.css';

export function VideoTile({ statusId, item, onOpen, described, onDescribe }: TileProps) {
  const { file, at } = item;
  const intl = useIntl();
  const { playVideosInModal, stopGifs } = useDisplayPreferences();
  const [started, setStarted] = useState(false);
  const playing = usePlayingCard(statusId);
  const { duration, loops } = file.meta;
  const label = openLabel(intl, file, at);

  if (started) {
    return (
      <>
        <VideoPlayer file={file} className={styles.film} {...playing} />
        <button
          type="button"
          className={styles.enlarge}
          data-open
          aria-label={label}
          {...tooltipProps(label)}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            setStarted(false);
            playing.onPause();
            onOpen(at);
          }}
        >
          <Icon node={MaximizeIcon} aria-hidden />
        </button>
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-open
        aria-label={label}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          onOpen(at);
        }}
        {...(loops && stopGifs ? movesWhilePointedAt : {})}
      >
        {loops ? <SilentLoop file={file} /> : <VideoPreview file={file} />}
        {!loops && playVideosInModal && (
          <span className={styles.play}>
            <Icon node={PlayIcon} aria-hidden />
          </span>
        )}
        {(loops || duration !== null) && (
          <span className={styles.kind} aria-hidden>
            {loops || duration === null ? 'GIF' : playingTime(duration)}
          </span>
        )}
      </button>
      {!loops && !playVideosInModal && (
        <button
          type="button"
          className={styles.play}
          aria-label={playLabel(intl, file, at)}
          onClick={() => setStarted(true)}
        >
          <Icon node={PlayIcon} aria-hidden />
        </button>
      )}
      <AltTextBadge file={file} at={at} pressed={described} onDescribe={onDescribe} />
    </>
  );
}

const videoIn = ({ currentTarget }: SyntheticEvent) => currentTarget.querySelector('video');
/** A rejected `play()` (autoplay policy) is no error: the video stays still. */
const move = (event: SyntheticEvent) =>
  void videoIn(event)
    ?.play()
    .catch(() => undefined);
const rest = (event: SyntheticEvent) => videoIn(event)?.pause();

const movesWhilePointedAt = {
  onPointerEnter: move,
  onPointerLeave: rest,
  onFocus: move,
  onBlur: rest,
};
