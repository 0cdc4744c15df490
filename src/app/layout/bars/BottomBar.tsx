/**
 * The bar at the bottom of phones, in reach of the thumb: home, search, a new post, notifications
 * and the menu. For visitors: a timeline, search, login and the menu.
 */
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { entryIcons, entryLabels } from '@/components/session/navigation/entryLabels';
import { entryPath, type NavigationName } from '@/domain/session/navigation';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectDrawer, selectFloatingButtonOffered } from '@/selectors/session/interface';
import {
  selectEntries,
  selectMaySearch,
  selectUnreadChats,
  selectUnseenNotifications,
} from '@/selectors/session/navigation';
import { selectCurrentUser, selectSignedIn, selectUserToken } from '@/selectors/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { drawerOpened } from '@/slices/session/interface';
import { MenuIcon, NewPostIcon, NotificationsIcon, SearchIcon } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { newPostMessage } from '@/app/layout/newPostMessage';
import { useScrollingDown } from '@/app/layout/useScrollingDown';
import { useTyping } from '@/app/layout/useTyping';
import { notificationsMessages } from '@/app/notifications/NotificationsLink';
import { ButtonPlace, LinkPlace } from './BarPlace';
import styles from './BottomBar.module.css';

const messages = defineMessages({
  bar: { id: 'nav.bottom_bar', defaultMessage: 'Navigation bar' },
  menu: { id: 'nav.mobile_sidebar', defaultMessage: 'Menu' },
  search: { id: 'nav.search', defaultMessage: 'Search' },
  login: { id: 'login.login', defaultMessage: 'Log in' },
});

export function BottomBar() {
  const intl = useIntl();
  // A stored token counts before the account is known, so that the places stay.
  const isVisitor = useAppSelector(
    (state) => selectUserToken(state) === null && !selectSignedIn(state),
  );
  const makesRoom = useAppSelector((state) => selectSetting(state, 'autohideFloatingPostButton'));
  const scrollingDown = useScrollingDown(makesRoom);
  const typing = useTyping();
  return (
    <nav
      className={styles.bar}
      aria-label={intl.formatMessage(messages.bar)}
      hidden={scrollingDown || typing}
      data-surface="bar"
      data-bottom-bar
    >
      {isVisitor ? <VisitorPlaces /> : <MemberPlaces />}
      <MenuPlace />
    </nav>
  );
}

function MemberPlaces() {
  return (
    <>
      <TimelinePlace name="home" />
      <SearchPlace />
      <NewPostPlace />
      <NotificationsPlace />
    </>
  );
}

function VisitorPlaces() {
  const maySearch = useAppSelector(selectMaySearch);
  const [first] = useAppSelector((state) => selectEntries(state, 'timelines'));
  return (
    <>
      {first && <TimelinePlace name={first} />}
      {maySearch && <SearchPlace />}
      <LoginPlace />
    </>
  );
}

/** In words, as what visitors are invited to. */
function LoginPlace() {
  const intl = useIntl();
  const to = pathTo('login');
  const here = useLocation().pathname === to;
  return (
    <Link className={styles.login} to={to} aria-current={here ? 'page' : undefined}>
      <span className={styles.label}>{intl.formatMessage(messages.login)}</span>
    </Link>
  );
}

function TimelinePlace({ name }: { name: NavigationName }) {
  const intl = useIntl();
  const user = useAppSelector(selectCurrentUser);
  return (
    <LinkPlace
      to={entryPath(name, user?.screenName ?? '')}
      label={intl.formatMessage(entryLabels[name])}
      icon={entryIcons[name]}
    />
  );
}

function SearchPlace() {
  const intl = useIntl();
  return (
    <LinkPlace
      to={pathTo('search')}
      label={intl.formatMessage(messages.search)}
      icon={SearchIcon}
    />
  );
}

/** Its place stays empty on screens with a text field of their own, so that no other one moves. */
function NewPostPlace() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectFloatingButtonOffered);
  if (!offered) return <span />;
  return (
    <ButtonPlace
      primary
      label={intl.formatMessage(newPostMessage)}
      icon={NewPostIcon}
      onPress={() => dispatch(dialogOpened({ kind: 'postStatus', props: null }))}
    />
  );
}

/** Opens the drawer, and is the current place on the page of notifications. */
function NotificationsPlace() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectUnseenNotifications);
  const expanded = useAppSelector(selectDrawer) === 'notifications';
  const username = useAppSelector((state) => selectCurrentUser(state)?.screenName ?? '');
  return (
    <ButtonPlace
      at={pathTo('notifications', { username })}
      label={intl.formatMessage(notificationsMessages.title)}
      icon={NotificationsIcon}
      expanded={expanded}
      badge={count}
      badgeLabel={intl.formatMessage(notificationsMessages.unread, { count })}
      onPress={() => dispatch(drawerOpened('notifications'))}
    />
  );
}

function MenuPlace() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const expanded = useAppSelector(selectDrawer) === 'side';
  const count = useAppSelector((state) => (selectSignedIn(state) ? selectUnreadChats(state) : 0));
  return (
    <ButtonPlace
      label={intl.formatMessage(messages.menu)}
      icon={MenuIcon}
      expanded={expanded}
      badge={count}
      badgeLabel={intl.formatMessage(notificationsMessages.unread, { count })}
      onPress={() => dispatch(drawerOpened('side'))}
    />
  );
}
