/** The parts of the tab "Security", in order. */
import { defineMessage } from 'react-intl';
import { can } from '@/screens/settings/rows/settingRows';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';
import type { RootState } from '@/slices/root';
import { securityLabels as labels } from './securityLabels';

const managed = can('accountManagement');

export const securitySections = {
  email: {
    id: 'email',
    title: defineMessage({ id: 'settings.change_email', defaultMessage: 'E-mail address' }),
    holds: [labels.email],
    when: managed,
  },
  password: {
    id: 'password',
    title: defineMessage({ id: 'settings.change_password', defaultMessage: 'Password' }),
    holds: [labels.newPassword],
    when: managed,
  },
  factor: {
    id: 'factor',
    title: defineMessage({ id: 'settings.mfa.title', defaultMessage: 'Two-factor login' }),
    holds: [
      defineMessage({
        id: 'settings.mfa.words',
        defaultMessage: '2FA, MFA, TOTP, authenticator app, recovery codes',
      }),
    ],
    when: managed,
  },
  sessions: {
    id: 'sessions',
    title: defineMessage({ id: 'settings.oauth_tokens', defaultMessage: 'Sessions' }),
    holds: [
      defineMessage({
        id: 'settings.oauth_tokens_words',
        defaultMessage: 'Devices, apps, tokens, where you are logged in',
      }),
    ],
    when: managed,
  },
  alias: {
    id: 'alias',
    title: defineMessage({ id: 'settings.account_alias', defaultMessage: 'Aliases' }),
    holds: [labels.alias],
    when: managed,
  },
  move: {
    id: 'move',
    title: defineMessage({
      id: 'settings.move_account',
      defaultMessage: 'Move to another account',
    }),
    holds: [labels.target],
    when: managed,
  },
  deletion: {
    id: 'deletion',
    title: defineMessage({ id: 'settings.delete_account', defaultMessage: 'Delete account' }),
    holds: [],
    when: managed,
  },
  onServer: {
    id: 'onServer',
    title: defineMessage({
      id: 'settings.security_on_server',
      defaultMessage: "Manage your password, two-factor login and more on your server's website",
    }),
    holds: [],
    when: (state: RootState) => !managed(state),
  },
} as const satisfies Record<string, SettingsSection>;
