/**
 * Cuts off the beginning and the end of a video before it is sent: two sliders, what the cut costs,
 * and the video at the chosen place. The code that cuts is loaded when this is opened.
 */
import { useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { DraftFile } from '@/domain/composer/draft';
import type { FilePlace } from '@/domain/composer/picture/fileFacts';
import {
  cutOf,
  movedRange,
  TRIM_STEP,
  type VideoFacts,
  type VideoRange,
} from '@/domain/composer/picture/videoTrim';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { playingTime } from '@/lib/time/playingTime';
import { selectPictureEditor } from '@/selectors/composer/pictureEditor';
import { trimCancelled, trimOpened, trimRequested } from '@/slices/composer/pictureEditor';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { Spinner } from '@/ui/feedback/Spinner';
import styles from './VideoTrim.module.css';

const messages = defineMessages({
  trim: { id: 'file_details.trim', defaultMessage: 'Trim video' },
  film: { id: 'file_type.video', defaultMessage: 'Video' },
  from: { id: 'file_details.trim_from', defaultMessage: 'Start' },
  to: { id: 'file_details.trim_to', defaultMessage: 'End' },
});

interface Props {
  place: FilePlace;
  file: DraftFile;
}

export function VideoTrim({ place, file }: Props) {
  const dispatch = useAppDispatch();
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const { trim } = useAppSelector(selectPictureEditor);
  const { fileId } = place;
  const open = () => {
    // The button goes, and the focus must not go with it.
    section.current?.focus();
    dispatch(trimOpened({ fileId }));
  };
  return (
    <section ref={section} className={styles.trim} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <FormattedMessage {...messages.trim} />
      </h3>
      {!trim && (
        <div className={styles.buttons}>
          <Button size="small" onPress={open}>
            <FormattedMessage {...messages.trim} />
          </Button>
        </div>
      )}
      {trim?.phase === 'looking' && <Spinner />}
      {trim?.phase === 'impossible' && (
        <p className={styles.note} role="status">
          <FormattedMessage
            id="file_details.trim_impossible"
            defaultMessage="This browser can't trim this video."
          />
        </p>
      )}
      {trim?.phase === 'failed' && (
        <Notice tone="error">
          <FormattedMessage
            id="file_details.trim_failed"
            defaultMessage="Couldn't trim the video. It's still as it was."
          />
        </Notice>
      )}
      {trim?.facts && (
        <Trim place={place} file={file} facts={trim.facts} onAct={() => section.current?.focus()} />
      )}
    </section>
  );
}

interface TrimProps extends Props {
  facts: VideoFacts;
  /** The pressed button goes. */
  onAct: () => void;
}

function Trim({ place, file: { attachment }, facts, onAct }: TrimProps) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const film = useRef<HTMLVideoElement>(null);
  const { seconds } = facts;
  const [range, setRange] = useState<VideoRange>({ from: 0, to: seconds });
  const { trim } = useAppSelector(selectPictureEditor);
  const working = trim?.phase === 'working';
  const cut = cutOf(facts, range);
  const move = (change: Partial<VideoRange>) => {
    setRange(movedRange(range, change, seconds));
    if (film.current) film.current.currentTime = change.from ?? change.to ?? 0;
  };
  const act = (action: ReturnType<typeof trimCancelled | typeof trimRequested>) => {
    onAct();
    dispatch(action);
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
      {working ? (
        <div className={styles.buttons}>
          <progress
            className={styles.progress}
            max={1}
            value={trim.part}
            aria-label={intl.formatMessage(messages.trim)}
          />
          <span className={styles.time}>{intl.formatNumber(trim.part, { style: 'percent' })}</span>
          <Button size="small" tone="quiet" onPress={() => act(trimCancelled())}>
            <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
          </Button>
        </div>
      ) : (
        cut && (
          <div className={styles.buttons}>
            <Button size="small" onPress={() => act(trimRequested({ ...place, cut }))}>
              <FormattedMessage {...messages.trim} />
            </Button>
          </div>
        )
      )}
    </>
  );
}

/** With tenths: `1:02.5`. */
const exactTime = (seconds: number): string => {
  const tenths = Math.round(seconds * 10);
  return `${playingTime(Math.floor(tenths / 10))}.${String(tenths % 10)}`;
};
