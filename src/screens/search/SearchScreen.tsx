/** The search. The query is in the address, so that a reload and Back keep it. */
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SearchBar } from '@/components/discovery/SearchBar';
import { searchKey, type Search } from '@/domain/discovery/search';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppSelector } from '@/hooks/store';
import { useOpenPalette } from '@/hooks/useOpenPalette';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectExploreOffered } from '@/selectors/discovery/explore';
import { selectOtherAccounts } from '@/selectors/session/accounts';
import { searchClosed, searchOpened } from '@/slices/discovery/search';
import { Button } from '@/ui/buttons/Button';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { ExploreIcon, JumpIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { SearchHistory } from './SearchHistory';
import { SearchResults } from './SearchResults';
import styles from './SearchScreen.module.css';

const SwitchCommands = deferredComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "accounts" */ '@/components/session/accounts/SwitchCommands'
      )
    ).SwitchCommands,
);

export default function SearchScreen() {
  const hasOthers = useAppSelector((state) => selectOtherAccounts(state).length > 0);
  const explores = useAppSelector(selectExploreOffered);
  const openPalette = useOpenPalette();
  const { search, key } = useLocation();
  const refetch = useNavigationType() !== 'POP';
  const wanted = searchIn(search);
  const identity = searchKey(wanted);
  useWhileMounted(
    // A repeated search has another history key, so it is requested again.
    `${key} ${identity}`,
    searchOpened({ ...wanted, refetch }),
    searchClosed(wanted),
  );
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="nav.search" defaultMessage="Search" />} />
      <div className={styles.bar}>
        <SearchBar wide />
        <div className={styles.jump}>
          <Button size="small" icon={JumpIcon} popup="dialog" onPress={() => openPalette()}>
            <FormattedMessage id="shortcuts.places" defaultMessage="Go to" />
          </Button>
          {explores && (
            <LinkButton size="small" href={standalonePaths.explore} icon={ExploreIcon} internal>
              <FormattedMessage id="nav.explore" defaultMessage="Explore" />
            </LinkButton>
          )}
        </div>
      </div>
      {hasOthers && <SwitchCommands query={wanted.query} />}
      {wanted.query === '' ? (
        <SearchHistory />
      ) : (
        <SearchResults key={wanted.query} search={wanted} />
      )}
    </>
  );
}

function searchIn(address: string): Search {
  const parameters = new URLSearchParams(address);
  return {
    query: (parameters.get('query') ?? '').trim(),
    following: parameters.get('following') === 'true',
  };
}
