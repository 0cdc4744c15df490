/**
 * The picture of a person, in a box whose size never depends on the picture. When it is missing or
 * cannot be loaded, the instance's own picture steps in, and a drawn figure for that.
 */
import { useState } from 'react';
import { isHeldBack } from '@/lib/scheduler/firstView';
import { customProperties } from '@/ui/structure/customProperties';
import { UserIcon } from '@/ui/icons/icons';
import { StillImage } from './StillImage';
import styles from './Avatar.module.css';

interface AvatarProps {
  url: string | null;
  /** The same picture without movement, where the server has one. */
  stillUrl?: string | null;
  /** Keep it still until hovered or focused. */
  still?: boolean;
  /** What the instance shows for people without a picture. */
  fallbackUrl?: string | null;
  /** Names are mostly written beside it; only where they are not it needs one of its own. */
  label?: string;
  size?: 'tiny' | 'small' | 'normal' | 'large' | 'huge';
  shape?: 'square' | 'round';
}

const pixels: Record<NonNullable<AvatarProps['size']>, number> = {
  tiny: 20,
  small: 32,
  normal: 48,
  large: 72,
  huge: 120,
};

export function Avatar({
  url,
  stillUrl,
  still = false,
  fallbackUrl,
  label = '',
  size = 'normal',
  shape = 'square',
}: AvatarProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  // On the first screen text goes before the pictures below it.
  const [eager] = useState(() => !isHeldBack());
  const src = [url, fallbackUrl].find((each) => each && !failed.includes(each));
  const box = {
    className: styles.avatar,
    'data-shape': shape,
    'data-size': size,
    style: customProperties({ '--avatar': `${pixels[size]}px` }),
  };
  if (src) {
    return (
      <StillImage
        src={src}
        stillSrc={src === url ? stillUrl : null}
        still={still}
        eager={eager}
        alt={label}
        onFailed={() => setFailed((known) => [...known, src])}
        {...box}
      />
    );
  }
  return (
    <span {...box} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <UserIcon className={styles.figure} aria-hidden />
    </span>
  );
}
