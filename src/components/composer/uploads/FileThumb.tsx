/**
 * The thumbnail of a file: a chosen picture or a local preview, the server's after the upload, or an icon of its type.
 * Server policies (CSP) do not allow playing a local video.
 */
import type { DraftFile } from '@/domain/composer/draft';
import type { Thumbnail } from '@/domain/composer/upload';
import { VideoPreview } from '@/components/statuses/media/VideoPreview';
import { useAppSelector } from '@/hooks/store';
import { playingTime } from '@/lib/time/playingTime';
import { selectUploads } from '@/selectors/composer/uploads';
import { Icon } from '@/ui/icons/Icon';
import { AudioIcon, FileIcon, VideoIcon, MediaIcon, type IconNode } from '@/ui/icons/icons';
import styles from './FileThumb.module.css';

export function FileThumb({ file }: { file: DraftFile }) {
  const thumbnail = useAppSelector((state) => {
    const { thumbnails } = selectUploads(state);
    return thumbnails[file.poster ?? ''] ?? thumbnails[file.id];
  });
  return (
    <span className={styles.thumb} aria-hidden>
      <ThumbnailContent file={file} thumbnail={thumbnail} />
    </span>
  );
}

function ThumbnailContent({
  file,
  thumbnail,
}: {
  file: DraftFile;
  thumbnail: Thumbnail | undefined;
}) {
  const { attachment } = file;
  const kind = attachment?.kind ?? file.type.split('/')[0] ?? '';
  if (thumbnail?.kind === 'picture')
    return <img className={styles.picture} src={thumbnail.url} alt="" />;
  if (thumbnail?.kind === 'sound')
    return <Sound peaks={thumbnail.peaks} seconds={thumbnail.seconds} />;
  if (attachment?.url && kind === 'video') return <VideoPreview file={attachment} />;
  if (attachment?.thumbUrl && kind === 'image') {
    return <img className={styles.picture} src={attachment.thumbUrl} alt="" />;
  }
  const sign = signs[kind] ?? FileIcon;
  return (
    <>
      <Icon node={sign} className={styles.sign} />
      <span className={styles.ending}>{endingOf(file.name)}</span>
    </>
  );
}

const signs: Record<string, IconNode> = { image: MediaIcon, video: VideoIcon, audio: AudioIcon };

/** Returns `png` for `frog.png`. */
const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? '';

function Sound({ peaks, seconds }: { peaks: readonly number[]; seconds: number }) {
  return (
    <>
      <svg
        className={styles.sound}
        viewBox={`0 0 ${String(peaks.length)} 2`}
        preserveAspectRatio="none"
      >
        {peaks.map((peak, at) => {
          const height = Math.max(0.06, peak) * 2;
          return <rect key={at} x={at + 0.2} y={(2 - height) / 2} width={0.6} height={height} />;
        })}
      </svg>
      <span className={styles.ending}>{playingTime(seconds)}</span>
    </>
  );
}
