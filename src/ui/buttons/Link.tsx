/**
 * A link within the client. It renders a plain anchor: one listener for the whole page
 * (`useLinkClicks`) handles the clicks, so that hundreds of links cost nothing each.
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
