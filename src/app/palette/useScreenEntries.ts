/** The screens that this reader may open, from the tables of routes and of the navigation. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { entryIcons, entryLabels } from '@/components/session/navigation/entryLabels';
import {
  entryPath,
  isEntryShown,
  navigationEntry,
  navigationNames,
} from '@/domain/session/navigation';
import {
  isForMembers,
  isServed,
  pathTo,
  routeNames,
  routeOf,
  type RouteName,
} from '@/domain/session/routes';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectExploreOffered } from '@/selectors/discovery/explore';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import {
  selectMayAdminister,
  selectMayRegister,
  selectMaySearch,
  selectNavigationFacts,
  selectShoutJoined,
  selectSuggestionsOffered,
} from '@/selectors/session/navigation';
import { selectCurrentUser } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import {
  AddIcon,
  AddUserIcon,
  AdminIcon,
  ErrorIcon,
  ExploreIcon,
  FederationIcon,
  FilterIcon,
  HashtagIcon,
  HelpIcon,
  ListIcon,
  LoginIcon,
  NotificationsIcon,
  PinIcon,
  SearchIcon,
  SecurityIcon,
  SettingsIcon,
  ShoutboxIcon,
  UserIcon,
  WhoToFollowIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { accountMessages } from '@/app/layout/accountMessages';
import { screenTitles } from '@/app/routes/screenTitles';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { paletteEntry, textsOf, type PaletteEntry } from './paletteEntry';

const messages = defineMessages({
  profile: { id: 'shortcuts.profile', defaultMessage: 'Your profile' },
  help: { id: 'help.title', defaultMessage: 'Help' },
  welcome: { id: 'first_steps.title', defaultMessage: 'Set up your account' },
  tags: { id: 'tags.followed', defaultMessage: 'Followed hashtags' },
  explore: { id: 'nav.explore', defaultMessage: 'Explore' },
  bubble: { id: 'about.feature_bubble', defaultMessage: 'Bubble timeline' },
  diagnostics: { id: 'doctor.title', defaultMessage: 'Diagnostics' },
});

const visitor = (state: RootState): boolean => selectCurrentUser(state) === null;

/** Screens outside of the navigation: their icons, and the conditions beside those of the route. */
const others: Partial<Record<RouteName, { icon: IconNode; when?: (s: RootState) => boolean }>> = {
  notifications: { icon: NotificationsIcon },
  'notification-requests': { icon: FilterIcon },
  search: { icon: SearchIcon, when: selectMaySearch },
  lists: { icon: ListIcon, when: (state) => !visitor(state) },
  'lists-new': { icon: AddIcon, when: (state) => !visitor(state) },
  'who-to-follow': { icon: WhoToFollowIcon, when: selectSuggestionsOffered },
  'edit-navigation': { icon: PinIcon },
  'shout-panel': { icon: ShoutboxIcon, when: selectShoutJoined },
  login: { icon: LoginIcon, when: visitor },
  registration: { icon: AddUserIcon, when: selectMayRegister },
  'password-reset': { icon: SecurityIcon, when: visitor },
};

const selectOthers = (state: RootState): RouteName[] => {
  const can = selectCapabilities(state);
  return routeNames.filter((route) => {
    const screen = others[route];
    if (!screen || !isServed(route, (capability) => can[capability])) return false;
    const forMembers = routeOf(route).needsLogin ?? isForMembers(route, selectInstance(state));
    return (!forMembers || !visitor(state)) && (screen.when?.(state) ?? true);
  });
};

export function useScreenEntries(): PaletteEntry[] {
  const intl = useIntl();
  const openSettings = useOpenSettings();
  const facts = useAppSelector(selectNavigationFacts);
  const user = useAppSelector(selectCurrentUser);
  const routes = useAppSelector(selectOthers, isShallowEqual);
  const mayAdminister = useAppSelector(selectMayAdminister);
  const canFollowTags = useCan('followedTags');
  const explores = useAppSelector(selectExploreOffered);
  const hasBubble = useCan('bubbleTimeline');
  const username = user?.screenName ?? '';
  const screen = (to: string, title: MessageDescriptor, icon: IconNode) => {
    const [name = '', ...english] = textsOf(intl, [title]);
    return paletteEntry({ id: to, group: 'screens', name, icon, to }, english);
  };
  const dialog = (mode: 'user' | 'admin', title: MessageDescriptor, icon: IconNode) => {
    const [name = '', ...english] = textsOf(intl, [title]);
    return paletteEntry(
      { id: `dialog ${mode}`, group: 'screens', name, icon, run: () => openSettings(mode) },
      english,
    );
  };
  const navigation = navigationNames
    .filter((name) => isEntryShown(name, facts))
    .map((name) => ({ group: navigationEntry(name).group, name }));
  const named = (wanted: 'timelines' | 'root') =>
    navigation
      .filter(({ group }) => group === wanted)
      .map(({ name }) => screen(entryPath(name, username), entryLabels[name], entryIcons[name]));
  return [
    ...named('timelines'),
    ...routes.map((route) =>
      screen(pathTo(route, { username }), screenTitles[route], others[route]?.icon ?? ListIcon),
    ),
    ...named('root'),
    ...(user
      ? [screen(pathTo('user-profile', { name: username }), messages.profile, UserIcon)]
      : []),
    ...(user && canFollowTags
      ? [screen(standalonePaths.followedTags, messages.tags, HashtagIcon)]
      : []),
    ...(explores ? [screen(standalonePaths.explore, messages.explore, ExploreIcon)] : []),
    ...(hasBubble ? [screen(standalonePaths.bubble, messages.bubble, FederationIcon)] : []),
    dialog('user', accountMessages.settings, SettingsIcon),
    ...(mayAdminister ? [dialog('admin', accountMessages.administration, AdminIcon)] : []),
    screen(standalonePaths.help, messages.help, HelpIcon),
    ...(user ? [screen(standalonePaths.welcome, messages.welcome, UserIcon)] : []),
    screen(standalonePaths.diagnostics, messages.diagnostics, ErrorIcon),
  ];
}
