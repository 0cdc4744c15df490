/** The rows of a gallery in one box. A press on a file opens the viewer. */
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GalleryRow } from '@/domain/statuses/gallery';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import type { AltTextTarget } from './AltTextBadge';
import { AudioRow, MinimalRow } from './deferredRows';
import { PictureRow } from './PictureRow';
import { prefetchViewer } from './useMediaViewer';
import styles from './Gallery.module.css';

const AltTextPopover = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "description" */ './AltTextPopover')).AltTextPopover,
  { onDemand: true },
);

interface Props {
  /** Id of the card, for tracking that one of its files plays. */
  cardId: string;
  rows: readonly GalleryRow[];
  /** Number of files that are not in the rows. */
  left: number;
  covered?: boolean;
  onOpen: (at: number) => void;
  /** Overlay on the rows. */
  over?: ReactNode;
  below?: ReactNode;
}

export function GalleryRows({ cardId, rows, left, covered = false, onOpen, over, below }: Props) {
  const { useContainFit } = useDisplayPreferences();
  const [described, setDescribed] = useState<AltTextTarget | null>(null);
  const describe = (asked: AltTextTarget) =>
    setDescribed((shown) => (shown?.file === asked.file ? null : asked));

  return (
    <div
      className={styles.gallery}
      data-gallery
      data-covered={covered || undefined}
      data-fit={useContainFit ? 'contain' : 'cover'}
      onPointerEnter={prefetchViewer}
    >
      {rows.map((row) => {
        const { kind, items } = row;
        const [first] = items;
        if (!first) return null;
        const parts = { statusId: cardId, covered, onOpen };
        if (kind === 'pictures') {
          return (
            <PictureRow
              key={first.at}
              row={row}
              describedFile={described?.file}
              onDescribe={describe}
              {...parts}
            />
          );
        }
        const OneRow = kind === 'audio' ? AudioRow : MinimalRow;
        return <OneRow key={first.at} item={first} {...parts} />;
      })}
      {left > 0 && (
        <span className={styles.left}>
          <FormattedMessage
            id="status.plus_more"
            defaultMessage="+{number} more"
            values={{ number: left }}
          />
        </span>
      )}
      {over}
      {below}
      {described && <AltTextPopover {...described} onClose={() => setDescribed(null)} />}
    </div>
  );
}
