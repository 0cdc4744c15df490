/** A picture or Flash file in its box: the whole box opens the viewer. */
import { useIntl } from 'react-intl';
import type { GalleryItem } from '@/domain/statuses/gallery';
import { Icon } from '@/ui/icons/Icon';
import { FlashIcon } from '@/ui/icons/icons';
import { AltTextBadge, type AltTextTarget } from './AltTextBadge';
import { kindName, openLabel } from './mediaLabels';
import { mayBeAnimated, Picture } from './Picture';
import styles from './Gallery.module.css';

export interface TileProps {
  statusId: string;
  item: GalleryItem;
  onOpen: (at: number) => void;
  described: boolean;
  onDescribe: (described: AltTextTarget) => void;
}

export function PictureTile({ item: { file, at }, onOpen, described, onDescribe }: TileProps) {
  const intl = useIntl();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-open
        aria-label={openLabel(intl, file, at)}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          onOpen(at);
        }}
      >
        {file.kind === 'flash' ? (
          <span className={styles.named}>
            <Icon node={FlashIcon} className={styles.bigIcon} aria-hidden />
            {kindName(intl, file)}
          </span>
        ) : (
          <Picture file={file} />
        )}
        {mayBeAnimated(file) && (
          <span className={styles.kind} aria-hidden>
            GIF
          </span>
        )}
      </button>
      <AltTextBadge file={file} at={at} pressed={described} onDescribe={onDescribe} />
    </>
  );
}
