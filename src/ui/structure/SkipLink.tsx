/** The first tab stop, visible only when focused: skips what repeats on every page. */
import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** The id of the element to go to. */
  target: string;
  children: ReactNode;
}

export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${target}`}
      onClick={(event) => {
        // Leaves the address alone: it belongs to the router.
        event.preventDefault();
        const element = document.getElementById(target);
        element?.focus();
        element?.scrollIntoView?.();
      }}
    >
      {children}
    </a>
  );
}
