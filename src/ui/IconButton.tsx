/**
 * A button that is only an icon: `label` is its name and its tooltip. A badge is part of its
 * description, so that the name stays the same whatever is counted.
 */
import { useId, type Ref } from 'react';
import { Badge } from './Badge';
import type { Icon } from './icons';
import { pressProps, type Pressable } from './press';
import { Spinner } from './Spinner';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Pressable {
  label: string;
  icon: Icon;
  type?: 'button' | 'submit';
  size?: 'normal' | 'small' | 'large';
  tone?: 'neutral' | 'danger';
  pressed?: boolean;
  expanded?: boolean;
  controls?: string;
  popup?: 'menu' | 'dialog';
  badge?: number;
  /** The badge in words: "3 unread". */
  badgeLabel?: string;
  /** The icon points along the line and is mirrored where text runs from right to left. */
  mirrored?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon: Icon,
  type = 'button',
  size = 'normal',
  tone = 'neutral',
  pressed,
  expanded,
  controls,
  popup,
  badge = 0,
  badgeLabel,
  mirrored = false,
  ref,
  ...press
}: IconButtonProps) {
  const badgeId = useId();
  const described = badge > 0 && Boolean(badgeLabel);
  return (
    <button
      ref={ref}
      type={type}
      className={styles.button}
      data-size={size}
      data-tone={tone}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      aria-describedby={described ? badgeId : undefined}
      {...pressProps(press, label)}
    >
      {press.busy ? (
        <Spinner decorative />
      ) : (
        <Icon className={styles.icon} data-mirrored={mirrored || undefined} aria-hidden />
      )}
      {badge > 0 && (
        <span className={styles.badge}>
          <Badge count={badge} tone="notification" />
        </span>
      )}
      {described && <VisuallyHidden id={badgeId}>{badgeLabel}</VisuallyHidden>}
    </button>
  );
}
