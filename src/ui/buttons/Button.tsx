/**
 * A button with a text. At most one primary button per view; `danger` for what cannot be undone.
 */
import type { ReactNode, Ref } from 'react';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import { pressProps, type Pressable } from './press';
import { Spinner } from '@/ui/feedback/Spinner';
import styles from './Button.module.css';

interface ButtonProps extends Pressable {
  children: ReactNode;
  tone?: 'neutral' | 'primary' | 'danger' | 'quiet';
  size?: 'normal' | 'small';
  type?: 'button' | 'submit';
  icon?: IconNode;
  /** Takes the full width of its container. */
  wide?: boolean;
  expanded?: boolean;
  controls?: string;
  popup?: 'menu' | 'dialog';
  /** Explains the action in the tooltip when the text of the button states a status. */
  hint?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  tone = 'neutral',
  size = 'normal',
  type = 'button',
  icon,
  wide = false,
  expanded,
  controls,
  popup,
  hint,
  ref,
  ...press
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      {...pressProps(press, hint)}
    >
      {press.busy ? (
        <Spinner decorative />
      ) : (
        icon && <Icon node={icon} className={styles.icon} aria-hidden />
      )}
      <span className={styles.text}>{children}</span>
    </button>
  );
}
