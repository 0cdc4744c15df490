/** Labels of the account actions, shared by the bar, the panel and the drawer. */
import { defineMessages } from 'react-intl';

export const accountMessages = defineMessages({
  login: { id: 'login.login', defaultMessage: 'Log in' },
  register: { id: 'login.register', defaultMessage: 'Sign up' },
  yourAccount: { id: 'nav.your_account', defaultMessage: 'Your account' },
  logout: { id: 'login.logout', defaultMessage: 'Log out' },
  drafts: { id: 'nav.drafts', defaultMessage: 'Drafts' },
  settings: { id: 'nav.preferences', defaultMessage: 'Settings' },
  administration: { id: 'nav.administration', defaultMessage: 'Administration' },
});
