/** One file on the stage, rendered by its kind. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { aspectOf } from '@/domain/statuses/gallery';
import type { Attachment } from '@/domain/statuses/status';
import { cssUrl } from '@/lib/net/cssUrl';
import { customProperties } from '@/ui/structure/customProperties';
import { Icon } from '@/ui/icons/Icon';
import { AudioIcon, BrokenIcon } from '@/ui/icons/icons';
import { VideoPlayer } from '@/components/statuses/media/VideoPlayer';
import { titleOf, mediaLabel } from '@/components/statuses/media/mediaLabels';
import { Flash } from './Flash';
import { Stage } from './Stage';
import styles from './MediaViewer.module.css';

interface Props {
  file: Attachment;
  onStep: ((by: number) => void) | undefined;
  onClose: () => void;
}

export function ViewedFile({ file, onStep, onClose }: Props) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const moves = { onStep, onClose };
  if (failed) {
    return (
      <Stage {...moves}>
        <p className={styles.message} role="alert">
          <Icon node={BrokenIcon} className={styles.messageIcon} aria-hidden />
          <FormattedMessage id="media_modal.failed" defaultMessage="Couldn't load this file" />
        </p>
      </Stage>
    );
  }
  switch (file.kind) {
    case 'video':
      return (
        <Stage {...moves}>
          <ViewedVideo file={file} onError={fail} />
        </Stage>
      );
    case 'audio':
      return (
        <Stage {...moves}>
          <ViewedAudio file={file} onError={fail} />
        </Stage>
      );
    case 'flash':
      return (
        <Stage {...moves}>
          <Flash url={file.url ?? ''} />
        </Stage>
      );
    case 'image':
    case 'unknown':
      return (
        <Stage zoomable {...moves}>
          <ViewedPicture file={file} onError={fail} />
        </Stage>
      );
  }
}

interface ViewedProps {
  file: Attachment;
  onError: () => void;
}

function ViewedPicture({ file, onError }: ViewedProps) {
  const intl = useIntl();
  const [loaded, setLoaded] = useState(false);
  const { width, height } = file.meta;
  const measured = width !== null && height !== null;
  const small = file.thumbUrl !== file.url ? file.thumbUrl : null;
  return (
    <img
      className={styles.picture}
      src={file.url ?? ''}
      alt={mediaLabel(intl, file)}
      draggable={false}
      data-measured={measured || undefined}
      data-loading={!loaded || undefined}
      style={customProperties({
        '--aspect': measured ? aspectOf(file) : undefined,
        '--width': measured ? `${String(width)}px` : undefined,
        '--small': !loaded && small !== null ? cssUrl(small) : undefined,
      })}
      onLoad={() => setLoaded(true)}
      onError={onError}
    />
  );
}

function ViewedVideo({ file, onError }: ViewedProps) {
  const intl = useIntl();
  return (
    <span className={styles.film} style={customProperties({ '--aspect': aspectOf(file) })}>
      <VideoPlayer file={file} label={mediaLabel(intl, file)} onError={onError} />
    </span>
  );
}

function ViewedAudio({ file, onError }: ViewedProps) {
  const intl = useIntl();
  return (
    <div className={styles.sound}>
      <Icon node={AudioIcon} className={styles.messageIcon} aria-hidden />
      <span dir="auto">{titleOf(intl, file)}</span>
      <audio
        src={file.url ?? undefined}
        controls
        autoPlay
        aria-label={mediaLabel(intl, file)}
        onError={onError}
      />
    </div>
  );
}
