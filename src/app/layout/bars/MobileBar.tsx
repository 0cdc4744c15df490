/**
 * The top bar of phones: menu, title, search, notifications. It shows the name of the instance, and
 * the title of the screen once the screen's own heading has scrolled out of sight. With a bar at the
 * bottom, which has all the rest, the title is alone, or beside notifications that the bar lacks.
 * Where members find everything at the bottom, the bar shows only while its link has the focus, and
 * the heads of the screens stay in sight instead.
 */
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { SearchBar } from '@/components/discovery/SearchBar';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import {
  selectBarHas,
  selectBottomBar,
  selectDrawer,
  selectTopBarGivesWay,
} from '@/selectors/session/interface';
import { selectUnreadChats, selectUnseenNotifications } from '@/selectors/session/navigation';
import { selectSignedIn, selectUserToken } from '@/selectors/session/session';
import { drawerOpened } from '@/slices/session/interface';
import { IconButton } from '@/ui/buttons/IconButton';
import { Link } from '@/ui/buttons/Link';
import { CloseIcon, MenuIcon, NotificationsIcon, SearchIcon } from '@/ui/icons/icons';
import { notificationsMessages } from '@/app/notifications/notificationsMessages';
import { useScreenTitle } from '@/app/routes/ScreenTitleProvider';
import { useOffersSearch } from './useOffersSearch';
import styles from './MobileBar.module.css';

const messages = defineMessages({
  menu: { id: 'nav.mobile_sidebar', defaultMessage: 'Menu' },
  search: { id: 'nav.search', defaultMessage: 'Search' },
  closeSearch: { id: 'nav.close_search', defaultMessage: 'Close search' },
});

export function MobileBar() {
  const [searching, setSearching] = useState(false);
  const bottomBar = useAppSelector(selectBottomBar);
  const barNotifies = useAppSelector(
    (state) => !selectSignedIn(state) || selectBarHas(state, 'notifications'),
  );
  const givesWay = useAppSelector(selectTopBarGivesWay);
  if (givesWay) {
    return (
      <header className={`${styles.bar} ${styles.over} visually-hidden`} data-surface="bar">
        <NameLink />
      </header>
    );
  }
  if (bottomBar) {
    return (
      <header className={styles.bar} data-surface="bar" data-alone>
        <BarTitle />
        {!barNotifies && <Bell />}
      </header>
    );
  }
  return (
    <header className={styles.bar} data-surface="bar">
      {searching ? (
        <SearchMode onClose={() => setSearching(false)} />
      ) : (
        <NormalMode onSearch={() => setSearching(true)} />
      )}
    </header>
  );
}

function NormalMode({ onSearch }: { onSearch: () => void }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const isVisitor = useAppSelector(selectUserToken) === null;
  const offersSearch = useOffersSearch();
  const drawer = useAppSelector(selectDrawer);
  const chats = useAppSelector(selectUnreadChats);
  return (
    <>
      <IconButton
        size="large"
        label={intl.formatMessage(messages.menu)}
        icon={MenuIcon}
        expanded={drawer === 'side'}
        popup="dialog"
        badge={signedIn ? chats : 0}
        badgeLabel={intl.formatMessage(notificationsMessages.unread, { count: chats })}
        onPress={() => dispatch(drawerOpened('side'))}
      />
      <BarTitle />
      {offersSearch && (
        <IconButton
          size="large"
          label={intl.formatMessage(messages.search)}
          icon={SearchIcon}
          onPress={onSearch}
        />
      )}
      {signedIn && <Bell />}
      {isVisitor && (
        <Link className={styles.login} to={pathTo('login')}>
          <FormattedMessage id="login.login" defaultMessage="Log in" />
        </Link>
      )}
    </>
  );
}

function Bell() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const expanded = useAppSelector(selectDrawer) === 'notifications';
  const unseen = useAppSelector(selectUnseenNotifications);
  return (
    <IconButton
      size="large"
      label={intl.formatMessage(notificationsMessages.title)}
      icon={NotificationsIcon}
      expanded={expanded}
      popup="dialog"
      badge={unseen}
      badgeLabel={intl.formatMessage(notificationsMessages.unread, { count: unseen })}
      onPress={() => dispatch(drawerOpened('notifications'))}
    />
  );
}

function BarTitle() {
  const { heading, title } = useScreenTitle();
  const passed = useScrolledPast(heading);
  return (
    <div className={styles.place}>
      <NameLink shows={passed ? title : ''} />
    </div>
  );
}

function NameLink({ shows = '' }: { shows?: string }) {
  const name = useInstance('name');
  return (
    <Link className={styles.title} to={pathTo('root')} dir="auto">
      {shows || name}
    </Link>
  );
}

/** True while an element is above the visible part of the page. */
function useScrolledPast(element: HTMLElement | null): boolean {
  const [passed, setPassed] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      const isAbove = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setPassed(isAbove ? element : null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return passed !== null && passed === element;
}

function SearchMode({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div
      className={styles.search}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <SearchBar ref={field} onSearch={onClose} />
      <IconButton
        size="large"
        label={intl.formatMessage(messages.closeSearch)}
        icon={CloseIcon}
        onPress={onClose}
      />
    </div>
  );
}
