/** The top bar of the wider layouts: logo or instance name, search, and actions. */
import { useIntl } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { Logo } from '@/components/session/navigation/Logo';
import { SearchBar } from '@/components/discovery/SearchBar';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectThirdColumn } from '@/selectors/session/interface';
import { selectSignedIn } from '@/selectors/session/session';
import { IconButton } from '@/ui/buttons/IconButton';
import { Link } from '@/ui/buttons/Link';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { SettingsIcon } from '@/ui/icons/icons';
import { accountMessages } from '@/app/layout/accountMessages';
import bell from '@/app/notifications/NotificationsLink.module.css';
import { useOffersSearch } from './useOffersSearch';
import styles from './TopBar.module.css';

const NotificationsLink = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "member" */ '@/app/notifications/NotificationsLink'))
      .NotificationsLink,
  { placeholder: () => <span className={bell.link} /> },
);

export function TopBar() {
  const logoLeft = useInstance('logoLeft');
  const hideSitename = useInstance('hideSitename');
  const name = useInstance('name');
  const offersSearch = useOffersSearch();
  return (
    <header className={styles.bar} data-surface="bar">
      <div className={styles.inner}>
        <div className={styles.start}>
          {logoLeft && <Logo besideName={!hideSitename} />}
          {!hideSitename && (
            <Link className={styles.name} to={pathTo('root')}>
              {name}
            </Link>
          )}
        </div>
        {!logoLeft && <Logo besideName={!hideSitename} />}
        <div className={styles.end}>
          {offersSearch && <SearchBar />}
          <BarActions />
        </div>
      </div>
    </header>
  );
}

/** Members find their account actions in the user panel; these are the remaining ones. */
function BarActions() {
  const intl = useIntl();
  const signedIn = useAppSelector(selectSignedIn);
  const third = useAppSelector(selectThirdColumn);
  const openSettings = useOpenSettings();
  if (signedIn) return third === 'notifications' ? null : <NotificationsLink />;
  return (
    <IconButton
      label={intl.formatMessage(accountMessages.settings)}
      icon={SettingsIcon}
      popup="dialog"
      onPress={() => openSettings('user')}
    />
  );
}
