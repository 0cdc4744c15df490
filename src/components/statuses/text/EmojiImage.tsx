/** A custom emoji within text; its shortcode if there is no image to show. */
import { useState } from 'react';
import type { CustomEmoji } from '@/domain/people/user';
import { safePictureLink } from '@/lib/net/safeLink';
import { StillImage } from '@/ui/images/StillImage';
import styles from './EmojiImage.module.css';

interface Props {
  emoji: CustomEmoji;
  /** Keeps it still until hovered. */
  still: boolean;
}

export function EmojiImage({ emoji, still }: Props) {
  const [failed, setFailed] = useState(false);
  const name = `:${emoji.shortcode}:`;
  const src = safePictureLink(emoji.url);
  if (src === null || failed) return name;
  return (
    <span className={styles.emoji}>
      <StillImage
        src={src}
        stillSrc={safePictureLink(emoji.staticUrl)}
        still={still}
        alt={name}
        title={name}
        onFailed={() => setFailed(true)}
      />
    </span>
  );
}
