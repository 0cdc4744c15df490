/**
 * A person's avatar in a box of fixed size. If it is missing or fails to load, the instance's
 * default avatar is shown, and a drawn figure if that fails too.
 */
import { useState } from 'react';
import { isHeldBack } from '@/lib/scheduler/firstView';
import { customProperties } from '@/ui/structure/customProperties';
import { Icon } from '@/ui/icons/Icon';
import { UserIcon } from '@/ui/icons/icons';
import { StillImage } from './StillImage';
import styles from './Avatar.module.css';

interface AvatarProps {
  url: string | null;
  /** A still version of the picture, if the server has one. */
  stillUrl?: string | null;
  /** Plays only while hovered or focused. */
  still?: boolean;
  /** The instance's default avatar. */
  fallbackUrl?: string | null;
  /** Alternative text, needed only where the name is not written beside it. */
  label?: string;
  size?: 'tiny' | 'small' | 'normal' | 'large' | 'huge';
  shape?: 'square' | 'round';
}

/** `normal` follows the tokens, which depend on density and window. */
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
  // On the first screen, text is loaded before the pictures below it.
  const [eager] = useState(() => !isHeldBack());
  const src = [url, fallbackUrl].find((each) => each && !failed.includes(each));
  const box = {
    className: styles.avatar,
    'data-shape': shape,
    'data-size': size,
    'data-named': label !== '' || undefined,
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
      <Icon node={UserIcon} className={styles.figure} aria-hidden />
    </span>
  );
}
