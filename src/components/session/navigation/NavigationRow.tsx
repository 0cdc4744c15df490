/**
 * One navigation row, 40 px high: an icon or letter, a label and a count. Either a link (`to`) or a
 * button (`onPress`).
 */
import type { ReactNode } from 'react';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Badge } from '@/ui/feedback/Badge';
import { Link } from '@/ui/buttons/Link';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import styles from './NavigationRow.module.css';

const unread: MessageDescriptor = defineMessage({
  id: 'nav.unread',
  defaultMessage: '{count, number} new',
});

interface NavigationRowProps {
  /** Translated, or a name given by a user. */
  label: string;
  icon?: IconNode;
  /** Replaces a missing icon: the first letter of a list's name. */
  letter?: string;
  badge?: number;
}

interface LinkRowProps extends NavigationRowProps {
  to: string;
}

interface PressRowProps extends NavigationRowProps {
  onPress: () => void;
}

export function NavigationRow(props: LinkRowProps | PressRowProps) {
  const { pathname, search } = useLocation();
  if ('to' in props) {
    const [path, query] = props.to.split('?');
    const here = path === pathname && (query === undefined || search === `?${query}`);
    return (
      <Link className={styles.row} to={props.to} aria-current={here ? 'page' : undefined}>
        <RowContent {...props} />
      </Link>
    );
  }
  return (
    <button type="button" className={styles.row} onClick={props.onPress}>
      <RowContent {...props} />
    </button>
  );
}

export function RowContent({ label, icon, letter, badge = 0 }: NavigationRowProps) {
  const intl = useIntl();
  return (
    <>
      <RowSign icon={icon} letter={letter} />
      <span className={styles.label} dir="auto">
        {label}
      </span>
      {badge > 0 && (
        <span className={styles.count}>
          {' '}
          <Badge
            count={badge}
            tone="notification"
            label={intl.formatMessage(unread, { count: badge })}
          />
        </span>
      )}
    </>
  );
}

function RowSign({ icon, letter }: Pick<NavigationRowProps, 'icon' | 'letter'>): ReactNode {
  if (icon) return <Icon node={icon} className={styles.icon} aria-hidden />;
  return (
    <span className={styles.letter} aria-hidden>
      {letter}
    </span>
  );
}
