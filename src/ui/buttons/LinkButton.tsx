/**
 * A link that looks like a button. If it leads to a screen of the client, the listener of the page
 * handles plain clicks (`useLinkClicks`); the browser handles all others (new tab, download, copy).
 */
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import styles from './Button.module.css';

interface LinkButtonProps {
  href: string;
  children: ReactNode;
  /** Leads to a screen of the client. */
  internal?: boolean;
  tone?: 'neutral' | 'primary' | 'quiet';
  size?: 'normal' | 'small';
  icon?: IconNode;
  wide?: boolean;
  /** Leads to another site: opens a new tab and sends no referrer. */
  external?: boolean;
}

export function LinkButton({
  href,
  children,
  internal = false,
  tone = 'neutral',
  size = 'normal',
  icon,
  wide = false,
  external = false,
}: LinkButtonProps) {
  const leave = external ? { target: '_blank', rel: 'nofollow noopener noreferrer' } : {};
  return (
    <a
      href={href}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      data-route={internal ? '' : undefined}
      {...leave}
    >
      {icon && <Icon node={icon} className={styles.icon} aria-hidden />}
      <span className={styles.text}>{children}</span>
    </a>
  );
}
