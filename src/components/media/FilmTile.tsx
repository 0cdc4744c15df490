/**
 * A film in its box. Its preview opens the viewer; the button in its corner plays it in place, unless
 * the reader wants films to open in the viewer. One that stands for an animated picture acts as such.
 */
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { useReading } from '@/hooks/useReading';
import { playingTime } from '@/lib/playingTime';
import { MaximizeIcon, PlayIcon } from '@/ui/icons';
import { tip } from '@/ui/tip';
import { DescriptionMark } from './DescriptionMark';
import { Film } from './Film';
import { FilmPreview, SilentLoop } from './FilmPreview';
import { openLabel, playLabel } from './mediaTexts';
import type { TileProps } from './PictureTile';
import { usePlayingCard } from './usePlayingCard';
import styles from './Gallery.module.css';

export function FilmTile({ statusId, item, onOpen, described, onDescribe }: TileProps) {
  const { file, at } = item;
  const intl = useIntl();
  const { playVideosInModal, stopGifs } = useReading();
  const [started, setStarted] = useState(false);
  const playing = usePlayingCard(statusId);
  const { duration, loops } = file.meta;
  const label = openLabel(intl, file, at);

  if (started) {
    return (
      <>
        <Film file={file} className={styles.film} {...playing} />
        <button
          type="button"
          className={styles.enlarge}
          data-open
          aria-label={label}
          {...tip(label)}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            setStarted(false);
            playing.onPause();
            onOpen(at);
          }}
        >
          <MaximizeIcon aria-hidden />
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
        {loops ? <SilentLoop file={file} /> : <FilmPreview file={file} />}
        {!loops && playVideosInModal && (
          <span className={styles.play}>
            <PlayIcon aria-hidden />
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
          <PlayIcon aria-hidden />
        </button>
      )}
      <DescriptionMark file={file} at={at} pressed={described} onDescribe={onDescribe} />
    </>
  );
}

const filmIn = ({ currentTarget }: SyntheticEvent) => currentTarget.querySelector('video');
/** Not being allowed to play is no fault: it then stays still. */
const move = (event: SyntheticEvent) =>
  void filmIn(event)
    ?.play()
    .catch(() => undefined);
const rest = (event: SyntheticEvent) => filmIn(event)?.pause();

const movesWhilePointedAt = {
  onPointerEnter: move,
  onPointerLeave: rest,
  onFocus: move,
  onBlur: rest,
};
