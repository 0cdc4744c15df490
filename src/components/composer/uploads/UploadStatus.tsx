/** The upload progress of a file, or its error; nothing once it is uploaded. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { DraftFile } from '@/domain/composer/draft';
import type { Upload } from '@/domain/composer/upload';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectUpload } from '@/selectors/composer/uploads';
import { uploadQueued, uploadStopped } from '@/slices/composer/uploads';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { ErrorIcon } from '@/ui/icons/icons';
import { describeUploadFailure } from './uploadErrorTexts';
import styles from './Attachment.module.css';

type Wording = 'queued' | 'offline' | 'processing' | 'stopped' | 'progress';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  queued: { id: 'upload.queued', defaultMessage: 'Waiting to upload' },
  offline: { id: 'upload.offline', defaultMessage: 'Waiting for a connection' },
  processing: { id: 'upload.processing', defaultMessage: 'Processing on the server…' },
  stopped: { id: 'upload.stopped', defaultMessage: 'Upload cancelled' },
  progress: { id: 'upload.progress', defaultMessage: 'Uploading {name}' },
});

export function UploadStatus({ file }: { file: DraftFile }) {
  const upload = useAppSelector((state) => selectUpload(state, file));
  return upload && <Way file={file} upload={upload} />;
}

function Way({ file, upload }: { file: DraftFile; upload: Upload }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const online = useAppSelector((state) => state.realtime.online);
  const { phase, part, failure } = upload;
  const fileId = file.id;
  const ended = phase === 'failed' || phase === 'stopped';
  return (
    <div className={styles.way}>
      {phase === 'sending' && (
        <>
          <progress
            className={styles.progress}
            max={1}
            value={part}
            aria-label={intl.formatMessage(messages.progress, { name: file.name })}
          />
          <span className={styles.part}>{intl.formatNumber(part, { style: 'percent' })}</span>
        </>
      )}
      {phase === 'failed' && failure && (
        <span className={styles.trouble} role="alert">
          <Icon node={ErrorIcon} className={styles.troubleIcon} aria-hidden />
          <span dir="auto">{describeUploadFailure(failure, intl)}</span>
        </span>
      )}
      {phase !== 'sending' && phase !== 'failed' && (
        <span className={styles.phase}>
          {intl.formatMessage(
            messages[phase === 'waiting' ? (online ? 'queued' : 'offline') : phase],
          )}
        </span>
      )}
      {ended && failure?.kind !== 'gone' && (
        <Button size="small" onPress={() => dispatch(uploadQueued({ fileId }))}>
          <FormattedMessage id="general.retry" defaultMessage="Retry" />
        </Button>
      )}
      {!ended && (
        <Button size="small" tone="quiet" onPress={() => dispatch(uploadStopped({ fileId }))}>
          <FormattedMessage id="upload.cancel" defaultMessage="Cancel upload" />
        </Button>
      )}
    </div>
  );
}
