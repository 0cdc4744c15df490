/**
 * Cuts off the beginning and the end of a video before it is sent: two sliders, what the cut costs,
 * and the video at the chosen place. The code that cuts is loaded when this is opened.
 */
import { useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { DraftFile } from '@/domain/composer/draft';
import {
  cutOf,
  isWhole,
  movedRange,
  sizeOfCut,
  TRIM_STEP,
  type VideoCut,
  type VideoFacts,
  type VideoRange,
} from '@/domain/composer/picture/videoTrim';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { playingTime } from '@/lib/time/playingTime';
import { selectPictureEditor } from '@/selectors/composer/pictureEditor';
import { trimCancelled, trimOpened } from '@/slices/composer/pictureEditor';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { Spinner } from '@/ui/feedback/Spinner';
import { FileSize } from '@/ui/text/FileSize';
import styles from './VideoTrim.module.css';

const messages = defineMessages({
  trim: { id: 'file_details.trim', defaultMessage: 'Trim video' },
  film: { id: 'file_type.video', defaultMessage: 'Video' },
  from: { id: 'file_details.trim_from', defaultMessage: 'Start' },
  to: { id: 'file_details.trim_to', defaultMessage: 'End' },
});

interface Props {
  file: Pick<DraftFile, 'id' | 'size' | 'attachment'>;
  /** The most bytes that the server takes, where the video has more: all is about the cut then. */
  allowed?: number;
  /** Tells what is to be done with the video; null for nothing. */
  onCut: (cut: VideoCut | null) => void;
}

export function VideoTrim({ file, allowed, onCut }: Props) {
  const dispatch = useAppDispatch();
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const { trim } = useAppSelector(selectPictureEditor);
  const fileId = file.id;
  const open = () => {
    // The button goes, and the focus must not go with it.
    section.current?.focus();
    dispatch(trimOpened({ fileId }));
  };
  const stop = () => {
    section.current?.focus();
    dispatch(trimCancelled());
  };
  const isAll = allowed !== undefined;
  return (
    <section
      ref={section}
      className={styles.trim}
      tabIndex={-1}
      aria-labelledby={isAll ? undefined : titleId}
    >
      {!isAll && (
        <h3 id={titleId} className={styles.title}>
          <FormattedMessage {...messages.trim} />
        </h3>
      )}
      {!trim && !isAll && (
        <div className={styles.buttons}>
          <Button size="small" onPress={open}>
            <FormattedMessage {...messages.trim} />
          </Button>
        </div>
      )}
      {trim?.phase === 'looking' && <Spinner />}
      {trim?.phase === 'impossible' && <Impossible />}
      {trim?.phase === 'failed' && (
        <Notice tone="error">
          <FormattedMessage
            id="file_details.trim_failed"
            defaultMessage="Couldn't trim the video. It's still as it was."
          />
        </Notice>
      )}
      {trim?.facts && (
        <Trim file={file} allowed={allowed} facts={trim.facts} onCut={onCut} onStop={stop} />
      )}
    </section>
  );
}

interface TrimProps extends Props {
  facts: VideoFacts;
  onStop: () => void;
}

function Trim({ file: { attachment, size }, allowed, facts, onCut, onStop }: TrimProps) {
  const intl = useIntl();
  const film = useRef<HTMLVideoElement>(null);
  const { seconds } = facts;
  const [range, setRange] = useState<VideoRange>({ from: 0, to: seconds });
  const { trim } = useAppSelector(selectPictureEditor);
  const working = trim?.phase === 'working';
  const cut = cutOf(facts, range);
  const move = (change: Partial<VideoRange>) => {
    const moved = movedRange(range, change, seconds);
    setRange(moved);
    onCut(cutOf(facts, moved));
    if (film.current) film.current.currentTime = change.from ?? change.to ?? 0;
  };
  return (
    <>
      {attachment?.url && (
        <video
          ref={film}
          className={styles.film}
          src={attachment.url}
          aria-label={intl.formatMessage(messages.film)}
          preload="metadata"
          controls
          muted
          playsInline
        />
      )}
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={styles.end}>
          <span className={styles.name}>{intl.formatMessage(messages[end])}</span>
          <input
            type="range"
            dir="ltr"
            min={0}
            max={Math.ceil(seconds / TRIM_STEP) * TRIM_STEP}
            step={TRIM_STEP}
            value={range[end]}
            disabled={working}
            aria-label={intl.formatMessage(messages[end])}
            aria-valuetext={exactTime(range[end])}
            onChange={(event) => move({ [end]: Number(event.target.value) })}
          />
          <span className={styles.time}>{exactTime(range[end])}</span>
        </label>
      ))}
      {allowed !== undefined && (
        <p className={styles.note} role="status">
          ≈ <FileSize bytes={sizeOfCut(size, facts, cut ?? range)} /> / <FileSize bytes={allowed} />
        </p>
      )}
      {!cut && !isWhole(facts, range) && <Impossible />}
      {cut && (
        <p className={styles.note} role="status">
          {cut.copied ? (
            <FormattedMessage
              id="file_details.trim_copied"
              defaultMessage="Starts at {time}. The quality stays as it is."
              values={{ time: exactTime(cut.from) }}
            />
          ) : (
            <FormattedMessage
              id="file_details.trim_encoded"
              defaultMessage="The video is encoded again for this start: that takes a while and costs a little quality."
            />
          )}
        </p>
      )}
      {working && (
        <div className={styles.buttons}>
          <progress
            className={styles.progress}
            max={1}
            value={trim.part}
            aria-label={intl.formatMessage(messages.trim)}
          />
          <span className={styles.time}>{intl.formatNumber(trim.part, { style: 'percent' })}</span>
          <Button size="small" tone="quiet" onPress={onStop}>
            <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
          </Button>
        </div>
      )}
    </>
  );
}

/** With tenths: `1:02.5`. */
const exactTime = (seconds: number): string => {
  const tenths = Math.round(seconds * 10);
  return `${playingTime(Math.floor(tenths / 10))}.${String(tenths % 10)}`;
};

function Impossible() {
  return (
    <p className={styles.note} role="status">
      <FormattedMessage
        id="file_details.trim_impossible"
        defaultMessage="This browser can't trim this video."
      />
    </p>
  );
}
