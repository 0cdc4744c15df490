/** An audio file: its title, which opens the viewer, above the browser's own player. */
import { useIntl } from 'react-intl';
import type { GalleryItem } from '@/domain/statuses/gallery';
import { playingTime } from '@/lib/time/playingTime';
import { Icon } from '@/ui/icons/Icon';
import { AudioIcon } from '@/ui/icons/icons';
import { openLabel, playLabel, titleOf } from './mediaLabels';
import { usePlayingCard } from './usePlayingCard';
import styles from './Gallery.module.css';

interface Props {
  statusId: string;
  item: GalleryItem;
  covered: boolean;
  onOpen: (at: number) => void;
}

export function AudioRow({ statusId, item: { file, at }, covered, onOpen }: Props) {
  const intl = useIntl();
  const playing = usePlayingCard(statusId);
  if (covered) return <div className={styles.audio} data-at={at} />;
  const { duration } = file.meta;
  return (
    <div className={styles.audio} data-at={at}>
      <button
        type="button"
        className={styles.audioName}
        data-open
        aria-label={openLabel(intl, file, at)}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          onOpen(at);
        }}
      >
        <Icon node={AudioIcon} className={styles.lineIcon} aria-hidden />
        <span className={styles.lineText} dir="auto">
          {titleOf(intl, file)}
        </span>
        {duration !== null && <span className={styles.length}>{playingTime(duration)}</span>}
      </button>
      <audio
        className={styles.player}
        controls
        preload="none"
        src={file.url ?? undefined}
        aria-label={playLabel(intl, file, at)}
        {...playing}
      />
    </div>
  );
}
