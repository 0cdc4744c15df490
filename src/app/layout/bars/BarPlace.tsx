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
  icon?: IconNode;
  /** Replaces a missing icon: the first letter of a list's name. */
  letter?: string;
  primary?: boolean;
  badge?: number;
  /** The badge in words. It is a description, so that the name does not change with the count. */
  badgeLabel?: string;
}

function toTop(event: MouseEvent) {
  // A link would open the page anew, without its query.
  event.preventDefault();
  window.scrollTo({ top: 0 });
}

export function LinkPlace({ to, ...look }: PlaceProps & { to: string }) {
  const { pathname, search } = useLocation();
  const [path, query] = to.split('?');
  const here = path === pathname && (query === undefined || search === `?${query}`);
  const badgeId = useId();
  return (
    <Link
      className={styles.place}
      to={to}
      aria-current={here ? 'page' : undefined}
      aria-describedby={look.badge ? badgeId : undefined}
      data-primary={look.primary}
      onClick={here ? toTop : undefined}
      {...tooltipProps(look.label)}
    >
      <PlaceContent {...look} badgeId={badgeId} />
    </Link>
  );
}

interface ButtonProps extends PlaceProps {
  onPress: () => void;
  /** The path of the page whose content the button opens. */
  at?: string;
  expanded?: boolean;
}

export function ButtonPlace({ onPress, at, expanded, ...look }: ButtonProps) {
  const here = useLocation().pathname === at;
  const badgeId = useId();
  return (
    <button
      type="button"
      className={styles.place}
      aria-current={here ? 'page' : undefined}
      aria-haspopup={here ? undefined : 'dialog'}
      aria-expanded={here ? undefined : expanded}
      aria-describedby={look.badge ? badgeId : undefined}
      data-primary={look.primary}
      onClick={here ? toTop : onPress}
      {...tooltipProps(look.label)}
    >
      <PlaceContent {...look} badgeId={badgeId} />
    </button>
  );
}

function PlaceContent(props: PlaceProps & { badgeId: string }) {
  const { label, icon, letter, badge = 0, badgeLabel, badgeId } = props;
  return (
    <>
      {icon ? (
        <Icon node={icon} className={styles.icon} aria-hidden />
      ) : (
        <span className={styles.letter} aria-hidden>
          {letter}
        </span>
      )}
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
    </>
  );
}
