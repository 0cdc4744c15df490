/** Login and sign-up links for visitors. */
import { defineMessages, useIntl } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectMayRegister } from '@/selectors/session/navigation';
import { selectSignedIn } from '@/selectors/session/session';
import { AddUserIcon, LoginIcon } from '@/ui/icons/icons';
import { NavigationRow } from './NavigationRow';
import styles from './NavigationGroups.module.css';

const messages = defineMessages({
  login: { id: 'login.login', defaultMessage: 'Log in' },
  register: { id: 'login.register', defaultMessage: 'Sign up' },
});

export function VisitorLinks() {
  const intl = useIntl();
  const signedIn = useAppSelector(selectSignedIn);
  const mayRegister = useAppSelector(selectMayRegister);
  if (signedIn) return null;
  return (
    <ul className={styles.group}>
      <li>
        <NavigationRow
          to={pathTo('login')}
          label={intl.formatMessage(messages.login)}
          icon={LoginIcon}
        />
      </li>
      {mayRegister && (
        <li>
          <NavigationRow
            to={pathTo('registration')}
            label={intl.formatMessage(messages.register)}
            icon={AddUserIcon}
          />
        </li>
      )}
    </ul>
  );
}
