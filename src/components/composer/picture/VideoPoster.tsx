/**
 * The picture that stands for a video until it plays: the one of the server, another one, or a frame.
 * The film itself is played from the server, as policies forbid local ones; where that server does
 * not let its films be drawn, there are no frames to take.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { DraftFile } from '@/domain/composer/draft';
import type { FilePlace } from '@/domain/composer/picture/fileFacts';
import { VideoPreview } from '@/components/statuses/media/VideoPreview';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { putOnShelf } from '@/lib/files/fileShelf';
import { selectUploads } from '@/selectors/composer/uploads';
import { pictureEditFailed, posterChosen } from '@/slices/composer/pictureEditor';
import { filesShown } from '@/slices/composer/uploads';
import { Button } from '@/ui/buttons/Button';
import { FilePicker } from '@/ui/fields/FilePicker';
import styles from './VideoPoster.module.css';

const messages = defineMessages({
  choose: { id: 'settings.choose_picture', defaultMessage: 'Choose picture' },
  film: { id: 'file_type.video', defaultMessage: 'Video' },
});

interface Props {
  place: FilePlace;
  file: DraftFile;
  onRemove: () => void;
}

export function VideoPoster({ place, file, onRemove }: Props) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const section = useRef<HTMLElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [framed, setFramed] = useState(true);
  const titleId = useId();
  const { poster, attachment } = file;
  const own = useAppSelector((state) => selectUploads(state).thumbnails[poster ?? '']);
  useEffect(() => {
    if (poster !== undefined) dispatch(filesShown({ fileIds: [poster] }));
  }, [dispatch, poster]);

  const choose = (picture: Blob) => {
    const { type, size } = picture;
    const chosen = { handle: putOnShelf(picture), name: 'thumbnail', type, size };
    dispatch(posterChosen({ ...place, file: chosen }));
  };
  const takeFrame = () => {
    drawFrame(film.current).then(choose, () => {
      // The button goes, and the focus must not go with it.
      section.current?.focus();
      setFramed(false);
      dispatch(pictureEditFailed());
    });
  };
  const remove = () => {
    section.current?.focus();
    onRemove();
  };
  const chooseLabel = intl.formatMessage(messages.choose);
  return (
    <section ref={section} className={styles.poster} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <FormattedMessage id="file_details.poster" defaultMessage="Thumbnail" />
      </h3>
      <div className={styles.shown}>
        {own?.kind === 'picture' ? (
          <img className={styles.picture} src={own.url} alt="" />
        ) : attachment?.url ? (
          <VideoPreview file={attachment} />
        ) : null}
      </div>
      {poster === undefined && (
        <p className={styles.note}>
          <FormattedMessage
            id="file_details.poster_none"
            defaultMessage="Unless you choose one, the server picks a frame of the video."
          />
        </p>
      )}
      {framed && attachment?.url && (
        <video
          ref={film}
          className={styles.film}
          src={attachment.url}
          crossOrigin="anonymous"
          aria-label={intl.formatMessage(messages.film)}
          preload="metadata"
          controls
          muted
          playsInline
          onError={() => setFramed(false)}
        />
      )}
      <div className={styles.buttons}>
        {framed && attachment?.url && (
          <Button size="small" onPress={takeFrame}>
            <FormattedMessage id="file_details.poster_frame" defaultMessage="Use this frame" />
          </Button>
        )}
        <FilePicker label={chooseLabel} accept="image/*" onFiles={([picture]) => choose(picture)}>
          {(open) => (
            <Button size="small" onPress={open}>
              {chooseLabel}
            </Button>
          )}
        </FilePicker>
        {poster !== undefined && (
          <Button size="small" tone="quiet" onPress={remove}>
            <FormattedMessage id="file_details.poster_remove" defaultMessage="Remove thumbnail" />
          </Button>
        )}
      </div>
    </section>
  );
}

/** Rejects where nothing is shown yet, or the server does not let the film be drawn. */
async function drawFrame(film: HTMLVideoElement | null): Promise<Blob> {
  if (!film || film.videoWidth === 0) throw new Error('Nothing is shown');
  const canvas = new OffscreenCanvas(film.videoWidth, film.videoHeight);
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}
