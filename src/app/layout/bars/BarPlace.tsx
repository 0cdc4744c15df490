/**
 * A place of the bottom bar: an icon with a name, as a link or a button. Pressing the current place
 * scrolls to the top.
 */
import { useId, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/ui/buttons/Link';
import { Badge } from '@/ui/feedback/Badge';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './BottomBar.module.css';

interface PlaceProps {
  label: string;
  icon: IconNode;
}

function toTop(event: MouseEvent) {
  // A link would open the page anew, without its query.
  event.preventDefault();
  window.scrollTo({ top: 0 });
}

export function LinkPlace({ to, label, icon }: PlaceProps & { to: string }) {
  const here = useLocation().pathname === to;
  return (
    <Link
      className={styles.place}
      to={to}
      aria-current={here ? 'page' : undefined}
      onClick={here ? toTop : undefined}
      {...tooltipProps(label)}
    >
      <Icon node={icon} className={styles.icon} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}

interface ButtonProps extends PlaceProps {
  onPress: () => void;
  /** The path of the page whose content the button opens. */
  at?: string;
  primary?: boolean;
  expanded?: boolean;
  badge?: number;
  /** The badge in words. It is a description, so that the name does not change with the count. */
  badgeLabel?: string;
}

export function ButtonPlace(props: ButtonProps) {
  const { onPress, at, label, icon, primary, expanded, badge = 0, badgeLabel } = props;
  const here = useLocation().pathname === at;
  const badgeId = useId();
  return (
    <button
      type="button"
      className={styles.place}
      aria-current={here ? 'page' : undefined}
      aria-haspopup={here ? undefined : 'dialog'}
      aria-expanded={here ? undefined : expanded}
      aria-describedby={badge > 0 ? badgeId : undefined}
      data-primary={primary}
      onClick={here ? toTop : onPress}
      {...tooltipProps(label)}
    >
      <Icon node={icon} className={styles.icon} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge > 0 && (
        <>
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
