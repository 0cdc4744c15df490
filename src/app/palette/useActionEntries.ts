/** Actions of the whole page: those of its keys, accounts, the theme, logging out. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  selectOfferedShortcuts,
  type HeardShortcut,
} from '@/components/engine/shortcuts/shortcuts';
import { shortcutTexts } from '@/components/engine/shortcuts/shortcutTexts';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectOtherAccounts } from '@/selectors/session/accounts';
import { selectSetting } from '@/selectors/session/config';
import { selectSignedIn } from '@/selectors/session/session';
import { accountSwitchRequested } from '@/slices/session/accounts';
import { settingChanged } from '@/slices/session/config';
import { logoutCommandRequested } from '@/slices/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import {
  DraftsIcon,
  HelpIcon,
  LogoutIcon,
  NewPostIcon,
  RefreshIcon,
  ThemeIcon,
  ToTopIcon,
  UndoIcon,
  UserIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { accountMessages } from '@/app/layout/accountMessages';
import { shortcutCommands } from '@/app/shortcuts/shortcutCommands';
import { selectDraftsOffered } from '@/selectors/composer/templates';
import { paletteEntry, textsOf, type PaletteEntry } from './paletteEntry';

const messages: Record<'switchTo' | 'theme' | 'light' | 'dark' | 'system', MessageDescriptor> =
  defineMessages({
    switchTo: { id: 'accounts.switch_to', defaultMessage: 'Switch to {handle}' },
    theme: { id: 'settings.theme', defaultMessage: 'Theme' },
    light: { id: 'settings.theme_when_light', defaultMessage: 'Light mode' },
    dark: { id: 'settings.theme_when_dark', defaultMessage: 'Dark mode' },
    system: { id: 'settings.theme_by_system', defaultMessage: 'Match system' },
  });

/** Where something waits that the key acts on. */
const actedOn: Partial<Record<HeardShortcut, string>> = {
  showNew: 'main [data-waiting]',
  undo: '[data-undo] button',
};

const ofThePage: readonly { name: HeardShortcut; icon: IconNode }[] = [
  { name: 'newPost', icon: NewPostIcon },
  { name: 'showNew', icon: RefreshIcon },
  { name: 'undo', icon: UndoIcon },
  { name: 'top', icon: ToTopIcon },
  { name: 'help', icon: HelpIcon },
];

export function useActionEntries(): PaletteEntry[] {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key: entry } = useLocation();
  const offered = useAppSelector(selectOfferedShortcuts);
  const accounts = useAppSelector(selectOtherAccounts);
  const signedIn = useAppSelector(selectSignedIn);
  const hasDrafts = useAppSelector(selectDraftsOffered);
  const lightTheme = useAppSelector((state) => selectSetting(state, 'lightTheme'));
  const darkTheme = useAppSelector((state) => selectSetting(state, 'darkTheme'));
  const go = (to: string | number) => {
    if (typeof to === 'number') void navigate(to);
    else void navigate(to);
  };
  const action = (id: string, label: MessageDescriptor, icon: IconNode, run: () => unknown) => {
    const [name = '', ...english] = textsOf(intl, [label]);
    return paletteEntry({ id: `action ${id}`, group: 'actions', name, icon, run }, english);
  };
  const choose = (theme: string) => {
    dispatch(settingChanged({ name: 'themeMode', value: 'preset' }));
    dispatch(settingChanged({ name: 'theme', value: theme }));
  };
  const look = (id: 'light' | 'dark' | 'system', run: () => unknown) => {
    const [name = '', detail = '', ...english] = textsOf(intl, [messages[id], messages.theme]);
    return paletteEntry(
      { id: `action theme ${id}`, group: 'actions', name, detail, icon: ThemeIcon, run },
      english,
    );
  };
  return [
    ...ofThePage
      .filter(({ name }) => offered.includes(name))
      .filter(({ name }) => {
        const needed = actedOn[name];
        return needed === undefined || document.querySelector(needed) !== null;
      })
      .map(({ name, icon }) =>
        action(name, shortcutTexts[name], icon, () =>
          shortcutCommands[name]({ dispatch, go, entry, key: '' }),
        ),
      ),
    ...(hasDrafts
      ? [
          action('drafts', accountMessages.drafts, DraftsIcon, () =>
            dispatch(dialogOpened({ kind: 'drafts', props: null })),
          ),
        ]
      : []),
    ...accounts.map(({ slot, screenName, name }) =>
      paletteEntry(
        {
          id: `account ${screenName}`,
          group: 'actions',
          name: intl.formatMessage(messages.switchTo, { handle: `@${screenName}` }),
          icon: UserIcon,
          run: () => dispatch(accountSwitchRequested({ slot })),
        },
        [name],
      ),
    ),
    look('light', () => choose(lightTheme)),
    look('dark', () => choose(darkTheme)),
    look('system', () => dispatch(settingChanged({ name: 'themeMode', value: 'system' }))),
    ...(signedIn
      ? [
          action('logOut', accountMessages.logout, LogoutIcon, () =>
            dispatch(logoutCommandRequested()),
          ),
        ]
      : []),
  ];
}
