/** The links between the pages of the moderators' area; missing where there is one page only. */
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { StaffPage } from '@/domain/admin/staff';
import { pathTo } from '@/domain/session/routes';
import { Link } from '@/ui/buttons/Link';
import { useShownInRow } from '@/ui/structure/useShownInRow';
import { areaPages } from './areaPages';
import { messages } from './messages';
import tabs from '@/ui/structure/Tabs.module.css';
import styles from './AreaNavigation.module.css';

interface Props {
  page: StaffPage;
  pages: readonly StaffPage[];
}

export function AreaNavigation({ page, pages }: Props) {
  const intl = useIntl();
  const bar = useRef<HTMLElement>(null);
  // Rights may be known only after the page is shown.
  useShownInRow(bar, '[aria-current="page"]', [page, ...pages].join(' '));
  if (pages.length < 2) return null;
  return (
    <nav
      ref={bar}
      aria-label={intl.formatMessage(messages.title)}
      className={`${styles.bar} ${tabs.fading}`}
      tabIndex={-1}
    >
      <ul>
        {pages.map((one) => (
          <li key={one}>
            <Link
              to={pathTo('moderation-page', { page: one })}
              className={styles.link}
              aria-current={one === page && 'page'}
            >
              {intl.formatMessage(areaPages[one].label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
