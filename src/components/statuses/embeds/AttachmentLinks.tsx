/** Attachments as links with labels. */
import { FormattedMessage } from 'react-intl';
import type { Attachment } from '@/domain/statuses/status';
import { Icon } from '@/ui/icons/Icon';
import { UploadIcon } from '@/ui/icons/icons';
import styles from '../card/StatusBody.module.css';

export function AttachmentLinks({ media }: { media: readonly Attachment[] }) {
  return (
    <ul className={styles.attachments}>
      {media.map((file) => (
        <li key={file.id}>
          {file.url === null ? (
            <FormattedMessage
              id="status.attachment_processing"
              defaultMessage="File still being processed"
            />
          ) : (
            <a href={file.url} target="_blank" rel="nofollow noopener noreferrer">
              <Icon node={UploadIcon} className={styles.icon} aria-hidden />
              <span dir="auto">{file.description || <KindName kind={file.kind} />}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function KindName({ kind }: Pick<Attachment, 'kind'>) {
  switch (kind) {
    case 'image':
      return <FormattedMessage id="file_type.image" defaultMessage="Image" />;
    case 'video':
      return <FormattedMessage id="file_type.video" defaultMessage="Video" />;
    case 'audio':
      return <FormattedMessage id="file_type.audio" defaultMessage="Audio" />;
    case 'flash':
    case 'unknown':
      return <FormattedMessage id="file_type.file" defaultMessage="File" />;
  }
}
