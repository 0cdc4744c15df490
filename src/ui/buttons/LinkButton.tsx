/**
 * A link that looks like a button. A plain click calls `onNavigate` (the application's router) when
 * given; the browser handles all others (new tab, download, copy).
 */
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import styles from './Button.module.css';

interface LinkButtonProps {
  href: string;
  children: ReactNode;
  onNavigate?: (href: string) => void;
  tone?: 'neutral' | 'primary' | 'quiet';
  size?: 'normal' | 'small';
  icon?: IconNode;
  wide?: boolean;
  /** Leads to another site: opens a new tab and sends no referrer. */
  external?: boolean;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function LinkButton({
  href,
  children,
  onNavigate,
  tone = 'neutral',
  size = 'normal',
  icon,
  wide = false,
  external = false,
}: LinkButtonProps) {
  const leave = external ? { target: '_blank', rel: 'nofollow noopener noreferrer' } : {};
  const press = (event: MouseEvent) => {
    if (!onNavigate || external || !isPlain(event)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a
      href={href}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      onClick={press}
      {...leave}
    >
      {icon && <Icon node={icon} className={styles.icon} aria-hidden />}
      <span className={styles.text}>{children}</span>
    </a>
  );
}
