/** The stickers of the instance, by pack; a picked one becomes an attachment. */
import type { StickerPack } from '@/domain/session/instance';
import { safePictureLink } from '@/lib/net/safeLink';
import type { Sticker } from '@/slices/composer/stickers';
import { StillImage } from '@/ui/images/StillImage';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './StickerBoard.module.css';

interface Props {
  packs: readonly StickerPack[];
  still: boolean;
  onPick: (sticker: Sticker) => void;
}

/** Names `pack/sleepy_otter.png` "sleepy otter". */
const nameOf = (fileName: string): string =>
  (fileName.split('/').at(-1) ?? fileName).replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' ');

export function StickerBoard({ packs, still, onPick }: Props) {
  return (
    <div className={styles.board}>
      {packs.map(({ name, title, stickers }) => (
        <section key={name} aria-label={title}>
          <h3 className={styles.title}>
            <bdi>{title}</bdi>
          </h3>
          <div className={styles.stickers}>
            {stickers.map((sticker) => {
              const src = safePictureLink(sticker.url);
              if (src === null) return null;
              return (
                <button
                  key={sticker.fileName}
                  type="button"
                  className={styles.sticker}
                  onClick={() => onPick(sticker)}
                  {...tooltipProps(nameOf(sticker.fileName))}
                >
                  <StillImage src={src} still={still} alt={nameOf(sticker.fileName)} />
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}
