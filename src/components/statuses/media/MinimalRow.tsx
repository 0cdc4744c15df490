/** A file shown by name only: opens the viewer, or is a link if the viewer does not support it. */
import { FormattedMessage, useIntl } from 'react-intl';
import { isViewable, type GalleryItem } from '@/domain/statuses/gallery';
import { Icon } from '@/ui/icons/Icon';
import { ExternalIcon } from '@/ui/icons/icons';
import { kindIcons, openLabel, titleOf } from './mediaLabels';
import styles from './Gallery.module.css';

interface Props {
  item: GalleryItem;
  covered: boolean;
  onOpen: (at: number) => void;
}

export function MinimalRow({ item: { file, at }, covered, onOpen }: Props) {
  const intl = useIntl();
  if (covered) return <div className={styles.line} data-at={at} />;
  const icon = kindIcons[file.kind];
  const name = (
    <>
      <Icon node={icon} className={styles.lineIcon} aria-hidden />
      <span className={styles.lineText} dir="auto">
        {titleOf(intl, file)}
      </span>
    </>
  );
  if (file.url === null) {
    return (
      <div className={styles.line} data-at={at}>
        <Icon node={icon} className={styles.lineIcon} aria-hidden />
        <span className={styles.lineText}>
          <FormattedMessage
            id="status.attachment_processing"
            defaultMessage="File still being processed"
          />
        </span>
      </div>
    );
  }
  if (!isViewable(file)) {
    return (
      <a
        className={styles.line}
        data-at={at}
        href={file.url}
        target="_blank"
        rel="nofollow noopener noreferrer"
      >
        {name}
        <Icon node={ExternalIcon} className={styles.lineIcon} aria-hidden />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.line}
      data-at={at}
      data-open
      aria-label={openLabel(intl, file, at)}
      onClick={({ currentTarget }) => {
        currentTarget.focus();
        onOpen(at);
      }}
    >
      {name}
    </button>
  );
}
