/**
 * The bar at the bottom of phones, in reach of the thumb: the entries that the reader chose, among
 * them the menu. For visitors: a timeline, search, login and the menu.
 */
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { entryLook } from '@/components/session/navigation/entryLook';
import type { OwnBarEntry } from '@/domain/session/bottomBar';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import {
  selectBarEntries,
  selectBarPath,
  selectMenuBadge,
  type BarEntry,
} from '@/selectors/session/bottomBar';
import {
  selectDrawer,
  selectFloatingButtonOffered,
  selectRoute,
} from '@/selectors/session/interface';
import {
  selectBadge,
  selectEntries,
  selectMaySearch,
  selectUnseenNotifications,
} from '@/selectors/session/navigation';
import { selectCurrentUser, selectSignedIn, selectUserToken } from '@/selectors/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { drawerOpened } from '@/slices/session/interface';
import { AddIcon, MenuIcon, NewPostIcon, NotificationsIcon } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { newPostMessage } from '@/app/layout/newPostMessage';
import { useScrollingDown } from '@/app/layout/useScrollingDown';
import { useTyping } from '@/app/layout/useTyping';
import { notificationsMessages } from '@/app/notifications/notificationsMessages';
import { ButtonPlace, LinkPlace } from './BarPlace';
import styles from './BottomBar.module.css';

const messages = defineMessages({
  bar: { id: 'nav.bottom_bar', defaultMessage: 'Navigation bar' },
  menu: { id: 'nav.mobile_sidebar', defaultMessage: 'Menu' },
  newChat: { id: 'chats.new_chat', defaultMessage: 'New chat' },
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
    </nav>
  );
}

function MemberPlaces() {
  const entries = useAppSelector(selectBarEntries);
  return entries.map((entry) =>
    entry.kind === 'own' ? (
      <OwnPlace key={entry.pin} entry={entry} name={entry.name} />
    ) : (
      <EntryPlace key={entry.pin} entry={entry} />
    ),
  );
}

function OwnPlace({ entry, name }: { entry: BarEntry; name: OwnBarEntry }) {
  switch (name) {
    case 'newPost':
      return <NewPostPlace />;
    case 'notifications':
      return <NotificationsPlace />;
    case 'menu':
      return <MenuPlace />;
    case 'search':
    case 'profile':
    case 'lists':
      return <EntryPlace entry={entry} />;
  }
}

/** A page: of the navigation, of a list, or one that only the bar has. */
function EntryPlace({ entry }: { entry: BarEntry }) {
  const intl = useIntl();
  const to = useAppSelector((state) => selectBarPath(state, entry));
  const badge = useAppSelector((state) =>
    entry.kind === 'entry' ? selectBadge(state, entry.name) : 0,
  );
  return (
    <LinkPlace
      to={to}
      {...entryLook(entry, intl)}
      badge={badge}
      badgeLabel={intl.formatMessage(notificationsMessages.unread, { count: badge })}
    />
  );
}

function VisitorPlaces() {
  const maySearch = useAppSelector(selectMaySearch);
  const [first] = useAppSelector((state) => selectEntries(state, 'timelines'));
  return (
    <>
      {first && <EntryPlace entry={{ pin: first, kind: 'entry', name: first }} />}
      {maySearch && <EntryPlace entry={{ pin: 'search', kind: 'own', name: 'search' }} />}
      <LoginPlace />
      <MenuPlace />
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

/**
 * Chats have a text field of their own: a new chat takes the place there. Elsewhere it stays empty,
 * so that no other one moves.
 */
function NewPostPlace() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectFloatingButtonOffered);
  const route = useAppSelector((state) => selectRoute(state).name);
  const username = useAppSelector((state) => selectCurrentUser(state)?.screenName ?? '');
  if (offered) {
    return (
      <ButtonPlace
        primary
        label={intl.formatMessage(newPostMessage)}
        icon={NewPostIcon}
        onPress={() => dispatch(dialogOpened({ kind: 'postStatus', props: null }))}
      />
    );
  }
  if (route !== 'chats' && route !== 'chat') return <span />;
  return (
    <LinkPlace
      primary
      to={pathTo('chats', { username }, { new: 'true' })}
      label={intl.formatMessage(messages.newChat)}
      icon={AddIcon}
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
  const count = useAppSelector(selectMenuBadge);
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
