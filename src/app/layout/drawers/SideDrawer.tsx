/**
 * The side drawer of phones: the account, the navigation, and everything else without room in the
 * bar.
 */
import { defineMessages, useIntl } from 'react-intl';
import {
  ListsGroup,
  RootGroup,
  TimelinesGroup,
} from '@/components/session/navigation/NavigationGroups';
import { NavigationRow } from '@/components/session/navigation/NavigationRow';
import { VisitorLinks } from '@/components/session/navigation/VisitorLinks';
import { OwnCard } from '@/app/layout/panels/OwnCard';
import { pathTo } from '@/domain/session/routes';
import { logoutCommandRequested } from '@/slices/session/session';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { useOpenPalette } from '@/hooks/useOpenPalette';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectDraftsOffered } from '@/selectors/composer/templates';
import {
  selectMayAdminister,
  selectMaySearch,
  selectShoutJoined,
  selectSuggestionsOffered,
} from '@/selectors/session/navigation';
import { selectCurrentUserId, selectSignedIn } from '@/selectors/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { drawerClosed } from '@/slices/session/interface';
import {
  AdminIcon,
  DraftsIcon,
  JumpIcon,
  LogoutIcon,
  PinIcon,
  SearchIcon,
  SettingsIcon,
  ShoutboxIcon,
  WhoToFollowIcon,
} from '@/ui/icons/icons';
import { accountMessages } from '@/app/layout/accountMessages';
import { Drawer } from './Drawer';
import styles from './SideDrawer.module.css';

const messages = defineMessages({
  navigation: { id: 'nav.main_navigation', defaultMessage: 'Main navigation' },
  shoutbox: { id: 'shoutbox.title', defaultMessage: 'Shoutbox' },
  search: { id: 'nav.search', defaultMessage: 'Search' },
  jump: { id: 'palette.title', defaultMessage: 'Search or jump to' },
  whoToFollow: { id: 'who_to_follow.who_to_follow', defaultMessage: 'Who to follow' },
  edit: { id: 'nav.edit_nav_mobile', defaultMessage: 'Customise navigation' },
});

export function SideDrawer() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectCurrentUserId);
  const name = useInstance('name');
  return (
    <Drawer title={name} side="start" onClose={() => dispatch(drawerClosed())}>
      {userId !== null && (
        <div className={styles.user}>
          <OwnCard userId={userId} />
        </div>
      )}
      <nav aria-label={intl.formatMessage(messages.navigation)}>
        <VisitorLinks />
        <TimelinesGroup />
        <ListsGroup />
        <RootGroup />
        <MorePages />
      </nav>
      <Account />
    </Drawer>
  );
}

/** Pages that the wider layouts link to outside of the navigation. */
function MorePages() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const openPalette = useOpenPalette();
  const shoutJoined = useAppSelector(selectShoutJoined);
  const maySearch = useAppSelector(selectMaySearch);
  const suggestions = useAppSelector(selectSuggestionsOffered);
  const signedIn = useAppSelector(selectSignedIn);
  return (
    <ul className={styles.group}>
      {shoutJoined && (
        <li>
          <NavigationRow
            to={pathTo('shout-panel')}
            label={intl.formatMessage(messages.shoutbox)}
            icon={ShoutboxIcon}
          />
        </li>
      )}
      {maySearch && (
        <li>
          <NavigationRow
            to={pathTo('search')}
            label={intl.formatMessage(messages.search)}
            icon={SearchIcon}
          />
        </li>
      )}
      <li>
        <NavigationRow
          label={intl.formatMessage(messages.jump)}
          icon={JumpIcon}
          onPress={() => {
            dispatch(drawerClosed());
            openPalette();
          }}
        />
      </li>
      {suggestions && (
        <li>
          <NavigationRow
            to={pathTo('who-to-follow')}
            label={intl.formatMessage(messages.whoToFollow)}
            icon={WhoToFollowIcon}
          />
        </li>
      )}
      {signedIn && (
        <li>
          <NavigationRow
            to={pathTo('edit-navigation')}
            label={intl.formatMessage(messages.edit)}
            icon={PinIcon}
          />
        </li>
      )}
    </ul>
  );
}

/** Account actions that open a dialog; the drawer closes first. */
function Account() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const mayAdminister = useAppSelector(selectMayAdminister);
  const openSettings = useOpenSettings();
  const logOut = () => dispatch(logoutCommandRequested());
  const hasDrafts = useAppSelector(selectDraftsOffered);
  const instead = (open: () => void) => () => {
    dispatch(drawerClosed());
    open();
  };
  return (
    <ul className={styles.group}>
      {hasDrafts && (
        <li>
          <NavigationRow
            label={intl.formatMessage(accountMessages.drafts)}
            icon={DraftsIcon}
            onPress={instead(() => dispatch(dialogOpened({ kind: 'drafts', props: null })))}
          />
        </li>
      )}
      <li>
        <NavigationRow
          label={intl.formatMessage(accountMessages.settings)}
          icon={SettingsIcon}
          onPress={instead(() => openSettings('user'))}
        />
      </li>
      {mayAdminister && (
        <li>
          <NavigationRow
            label={intl.formatMessage(accountMessages.administration)}
            icon={AdminIcon}
            onPress={instead(() => openSettings('admin'))}
          />
        </li>
      )}
      {signedIn && (
        <li>
          <NavigationRow
            label={intl.formatMessage(accountMessages.logout)}
            icon={LogoutIcon}
            onPress={instead(logOut)}
          />
        </li>
      )}
    </ul>
  );
}
