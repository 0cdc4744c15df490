/**
 * A link to a place within the client. It is a plain link: one listener for the whole page
 * (`useLinkPresses`) takes its presses, so that hundreds of them cost nothing of their own.
 */
import type { AnchorHTMLAttributes } from 'react';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path, with its query. */
  to: string;
}

export const Link = ({ to, children, ...rest }: Props) => (
  <a href={to} data-route="" {...rest}>
    {children}
  </a>
);
