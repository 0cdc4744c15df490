/**
 * A button that is only an icon; `label` is its name and tooltip. A badge is part of the
 * description, so that the name does not change with the count.
 */
import { useId, type Ref } from 'react';
import { Badge } from '@/ui/feedback/Badge';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import { pressProps, type Pressable } from './press';
import { Spinner } from '@/ui/feedback/Spinner';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Pressable {
  label: string;
  icon: IconNode;
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
  /** The icon points along the line of text and is mirrored in right-to-left languages. */
  mirrored?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon,
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
  const counted = badge > 0;
  return (
    <button
      ref={ref}
      type={type}
      className={styles.button}
      data-size={size}
      data-tone={tone}
      // An `aria-label` would hide the visible count.
      aria-label={counted ? undefined : label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      aria-describedby={counted && badgeLabel ? badgeId : undefined}
      {...pressProps(press, label)}
    >
      {press.busy ? (
        <Spinner decorative />
      ) : (
        <Icon
          node={icon}
          className={styles.icon}
          data-mirrored={mirrored || undefined}
          aria-hidden
        />
      )}
      {counted && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={styles.badge} aria-hidden>
            <Badge count={badge} tone="notification" />
          </span>
          <span id={badgeId} hidden>
            {badgeLabel}
          </span>
        </>
      )}
    </button>
  );
}
